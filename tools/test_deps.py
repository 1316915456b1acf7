"""Install the Debian packages that some tests need besides Python, as root or with sudo.

The pinned Chromium is no Debian package: tools/chromium.py puts it into .chromium/. Debian's is installed where that
one is missing.
"""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parent.parent
OWN_CHROMIUM = ROOT / ".chromium" / "chromium"
ADMINISTRATORS = "/usr/sbin:/usr/local/sbin"
PACKAGES = {
    "chromium": "chromium",
    "postgresql": "postgresql",
    "nginx": "nginx-light",
    "caddy": "caddy",
    "openssl": "openssl",
    "systemd-analyze": "systemd",
    "curl": "curl",
    "promtool": "prometheus",
    "firefox-esr": "firefox-esr",
}
"""The Debian package for each program."""


def find_program(name: str) -> str | None:
    """The path of a program; administrators' programs may not be on PATH."""
    return shutil.which(name) or shutil.which(name, path=ADMINISTRATORS)


def find_chromium() -> str | None:
    """The browser of the tests: the pinned one in this folder, or the system's if there is none or BROWSER=system."""
    if OWN_CHROMIUM.exists() and os.environ.get("BROWSER") != "system":
        return str(OWN_CHROMIUM)
    return find_program("chromium") or find_program("chromium-browser")


def find_postgresql() -> Path | None:
    """The folder with PostgreSQL's programs: Debian's newest, one on the path, or the wheel's."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: -int(folder.parent.name))
    if found := shutil.which("initdb"):
        folders.append(Path(found).resolve().parent)
    if (wheel := find_spec("pgserver")) and wheel.origin:
        folders.append(Path(wheel.origin).parent / "pginstall/bin")
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


def missing() -> list[str]:
    """The programs that are missing."""
    found = {"chromium": find_chromium, "postgresql": find_postgresql}
    return [name for name in PACKAGES if found.get(name, lambda name=name: find_program(name))() is None]


def install_packages(names: list[str]) -> None:
    """Install the Debian packages of missing programs, on Debian or Ubuntu."""
    if not shutil.which("apt-get"):
        print(f"only Debian and Ubuntu are supported; install by hand: {', '.join(names)}")
        return
    packages = " ".join(PACKAGES[name] for name in names)
    script = f"apt-get update --quiet=2 && apt-get install --yes --quiet=2 --no-install-recommends {packages}"
    command = ["sh", "-c", f"export DEBIAN_FRONTEND=noninteractive; {script}"]
    if os.geteuid() != 0 and not shutil.which("sudo"):
        print(f"only root can install the rest: apt-get install {packages}")
        return
    print(f"· Debian's packages: {packages}", flush=True)
    subprocess.run(command if os.geteuid() == 0 else ["sudo", *command], check=False, stdin=subprocess.DEVNULL)


def main() -> int:
    if lacking := missing():
        install_packages(lacking)
    lacking = missing()
    print(f"still missing: {', '.join(lacking)}" if lacking else "everything the tests need is installed")
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
