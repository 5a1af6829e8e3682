"""The compiled build of the rules: mypyc over the listed modules, in a folder of its own."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify({files!r}, opt_level={opt_level!r}, target_dir={target!r})
setup(name="kordon", packages=[], ext_modules=extensions)
"""


class CompiledRules(BuildHookInterface[Any]):
    """Adds compiled modules to a wheel; an editable install and the sources' folder never get any."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the modules that `include` lists and have the wheel take them in."""
        if version == "editable":
            return
        source = Path(self.root) / "src"
        modules = sorted(path for pattern in self.config["include"] for path in source.glob(pattern))
        # Kept until `finalize`, for the wheel is written in between.
        self.folder = tempfile.TemporaryDirectory(prefix="kordon-compiled-")
        built = compiled(source, modules, Path(self.folder.name), self.config["opt-level"])
        build_data["force_include"].update(built)
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the folder that was compiled in."""
        if version != "editable":
            self.folder.cleanup()


def compiled(source: Path, modules: list[Path], folder: Path, opt_level: str) -> dict[str, str]:
    """Compile modules in a folder; return the place of each library made, with its place in the wheel."""
    setup, made, scratch = folder / "setup.py", folder / "made", folder / "scratch"
    files = [path.relative_to(source).as_posix() for path in modules]
    setup.write_text(SETUP.format(files=files, opt_level=opt_level, target=str(folder / "c")), "utf-8")
    command: list[str | Path] = [
        sys.executable,
        setup,
        "build_ext",
        "--build-lib",
        made,
        "--build-temp",
        scratch,
    ]
    subprocess.run(command, cwd=source, check=True)
    libraries = [path for path in made.rglob("*") if path.suffix in {".so", ".pyd"}]
    return {str(path): path.relative_to(made).as_posix() for path in libraries}
