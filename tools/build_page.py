"""Build the game as a folder of static files, without a server: `build_page.py [--serve]`, into dist/page.

Python for the browser (Pyodide) comes from the npm registry, pinned by tools/page/package-lock.json; the packages from
PyPI are those of requirements/play.txt, pinned by their hashes. Nothing is fetched when the page runs.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import hashlib
import html
import http.server
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from orcs.page.messages import Asked
from orcs.page.page import Page

ROOT = Path(__file__).parent.parent
HERE = ROOT / "tools" / "page"
BUILD = ROOT / "build" / "page"
TARGET = ROOT / "dist" / "page"
SOURCES = ROOT / "src" / "orcs"

PARTS = ("bots", "edition", "engine", "lab", "learning", "modules", "page", "tables", "text")
"""The game's packages that the page needs."""
PACKAGES = (
    "attrs", "babel", "fluent-runtime", "fluent-syntax", "librt", "msgspec", "mypy-extensions", "pytz",
    "typing-extensions",
)  # fmt: skip
PLATFORM = "pyemscripten_2026_0_wasm32"
PYTHON = "3.14"
LANGUAGES = ("root", "de", "en", "fr")
DOCUMENTS = ("levels", "edition", "edition/questions", "tutorial")
HEAD = (
    '<link rel="manifest" href="manifest.webmanifest" />',
    '<link rel="apple-touch-icon" href="icon-192.png" />',
)

PYODIDE = """Pyodide {}

Mozilla Public License 2.0 (https://mozilla.org/MPL/2.0/), source at https://github.com/pyodide/pyodide. It holds
CPython (Python Software Foundation License 2, below, and https://docs.python.org/3/license.html for what CPython itself
holds) and the libraries of Emscripten (MIT, https://github.com/emscripten-core/emscripten)."""

LEFT_OUT = re.compile(r"orcs/text/examples/|babel/messages/|pytz/zoneinfo/|.*\.pyi$|.*/py\.typed$")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", action="store_true", help="serve the page here once it is built")
    parser.add_argument("--server", default="", help="a server's address, for those who want to play with others")
    parser.add_argument("--port", type=int, default=8080)
    args = parser.parse_args()
    build(args.server)
    if args.serve:
        serve(args.port)


def build(server: str) -> None:
    """Build everything into dist/page."""
    BUILD.mkdir(parents=True, exist_ok=True)
    pyodide, wheels = fetch_pyodide(), fetch_wheels()
    game, library = pack(wheels)
    shutil.rmtree(TARGET, ignore_errors=True)
    names = {
        "VITE_PYTHON": f"python-{version_of(pyodide)}",
        "VITE_GAME": game.name,
        "VITE_LIBRARY": library.name,
        "VITE_LOCK": no_packages(pyodide),
    }
    run(["npm", "run", "--silent", "build", "--", "--mode", "page", "--logLevel", "error"], ROOT / "web", names)
    python = TARGET / names["VITE_PYTHON"]
    python.mkdir()
    copy_pyodide(pyodide, python)
    shutil.copy(game, TARGET)
    shutil.copy(library, TARGET)
    (TARGET / "licences.txt").write_text(licences(pyodide, wheels), "utf-8")
    for path in (HERE / "public").iterdir():
        shutil.copy(path, TARGET)
    write_documents()
    write_head(server)
    finish()
    print(f"dist/page: {len(list(files()))} files, {total() / 1e6:.1f} MB, {total(packed=True) / 1e6:.2f} MB gzipped")


# What is fetched


def fetch_pyodide() -> Path:
    """Python for the browser, from the npm registry."""
    folder = BUILD / "npm"
    lock = HERE / "package-lock.json"
    if not same(folder / "package-lock.json", lock):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for name in ("package.json", "package-lock.json"):
            shutil.copy(HERE / name, folder)
        run(["npm", "ci", "--silent", "--ignore-scripts"], folder)
    return folder / "node_modules" / "pyodide"


def fetch_wheels() -> list[Path]:
    """The packages that the game needs, at the versions pinned in requirements/play.txt."""
    pinned = BUILD / "requirements.txt"
    text = "".join(requirements((ROOT / "requirements" / "play.txt").read_text("utf-8")))
    folder = BUILD / "wheels"
    if not folder.is_dir() or not pinned.is_file() or pinned.read_text("utf-8") != text:
        shutil.rmtree(folder, ignore_errors=True)
        pinned.write_text(text, "utf-8")
        run(
            [
                *(pip(), "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"),
                *("--require-hashes", "--only-binary", ":all:", "--platform", PLATFORM, "--python-version", PYTHON),
                *("--implementation", "cp", "--abi", "cp314", "--requirement", str(pinned), "--dest", str(folder)),
            ],
            ROOT,
        )
    return sorted(folder.glob("*.whl"))


def requirements(text: str) -> Iterator[str]:
    """The requirements of the page, with their hashes."""
    for block in re.findall(r"^\S+==.*(?:\n    .*)*\n?", text, re.MULTILINE):
        name, _, rest = block.partition("==")
        if name in PACKAGES:
            yield (
                f"{name}=={rest.split()[0]} \\\n"
                + " \\\n".join(f"    {each}" for each in re.findall(r"--hash=\S+", rest))
                + "\n"
            )


def pip() -> str:
    """A Python with pip: this one, or one in a new environment."""
    if subprocess.run([sys.executable, "-m", "pip", "--version"], check=False, capture_output=True).returncode == 0:
        return sys.executable
    folder = BUILD / "pip"
    run([sys.executable, "-m", "venv", str(folder)], ROOT)
    return str(folder / "bin" / "python")


# What is packed


def pack(wheels: list[Path]) -> tuple[Path, Path]:
    """Pack the game with its packages, and the standard library: compiled to bytecode, named by a hash of the
    content.
    """
    with zipfile.ZipFile(BUILD / "game.zip", "w") as archive:
        for name, body in sorted(site(wheels)):
            archive.writestr(zipfile.ZipInfo(name), body)
    script = BUILD / "npm" / "pack.mjs"
    shutil.copy(HERE / "pack.mjs", script)
    made_of = BUILD / "packed.txt"
    sources = (BUILD / "game.zip", script, HERE / "package-lock.json")
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
    if not made_of.is_file() or made_of.read_text() != digest:
        for path in BUILD.glob("*.pack"):
            path.unlink()
        run(["node", str(script), str(BUILD)], BUILD)
        for name in ("game", "library"):
            name_by_content(BUILD / f"{name}.pack")
        made_of.write_text(digest)
    return next(BUILD.glob("game-*.pack")), next(BUILD.glob("library-*.pack"))


def site(wheels: list[Path]) -> Iterator[tuple[str, bytes]]:
    """All modules and data outside the standard library."""
    for path in SOURCES.glob("*.py"):
        yield f"orcs/{path.name}", path.read_bytes()
    for part in PARTS:
        for path in (SOURCES / part).rglob("*"):
            name = f"orcs/{path.relative_to(SOURCES).as_posix()}"
            if path.is_file() and path.suffix in (".py", ".toml", ".ftl") and not LEFT_OUT.match(name):
                yield name, path.read_bytes()
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                locale = re.fullmatch(r"babel/locale-data/(.*)\.dat", name)
                if name.endswith("/") or ".dist-info/" in name or LEFT_OUT.match(name):
                    continue
                if locale is None or locale[1] in LANGUAGES:
                    yield name, archive.read(name)


def name_by_content(path: Path) -> None:
    """Put a hash of the content into a file's name, so that caches may keep it forever."""
    digest = hashlib.sha256(path.read_bytes()).hexdigest()[:10]
    path.rename(path.with_stem(f"{path.stem}-{digest}"))


def copy_pyodide(pyodide: Path, python: Path) -> None:
    """Copy Pyodide's own files. Many servers send no script type for .mjs, so its scripts are renamed to .js."""
    script = (pyodide / "pyodide.mjs").read_text("utf-8")
    if "pyodide.asm.mjs" not in script:
        sys.exit("Pyodide no longer loads its parts as tools/build_page.py expects")
    (python / "pyodide.js").write_text(re.sub(r"\n//# sourceMappingURL.*", "", script.replace(".asm.mjs", ".asm.js")))
    shutil.copy(pyodide / "pyodide.asm.mjs", python / "pyodide.asm.js")
    shutil.copy(pyodide / "pyodide.asm.wasm", python)


def no_packages(pyodide: Path) -> str:
    """Pyodide's list of packages to fetch: empty, because the game brings all it needs."""
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    return json.dumps({"info": lock["info"], "packages": {}})


def version_of(pyodide: Path) -> str:
    """The version of Pyodide."""
    return str(json.loads((pyodide / "package.json").read_text("utf-8"))["version"])


# What is written last


def write_documents() -> None:
    """Write the answers that never change, so that the page need not wait for Python to start."""
    page = Page()
    for name in DOCUMENTS:
        (answer,) = page.take(Asked(now=0, id=1, method="GET", path=f"/api/{name}")).answers
        path = TARGET / "api" / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(answer.body, "utf-8")


def write_head(server: str) -> None:
    """Make the page installable, and tell it where people can play with others."""
    page = TARGET / "index.html"
    head = "".join(f"    {line}\n" for line in (*HEAD, f'<meta name="orcs-server" content="{html.escape(server)}" />'))
    page.write_text(page.read_text("utf-8").replace("  </head>", f"{head}  </head>"), "utf-8")


def finish() -> None:
    """List all files in the service worker, so that they work offline."""
    names = sorted(name for name, _ in files() if name not in ("service-worker.js",))
    digest = hashlib.sha256()
    for name in names:
        digest.update(name.encode() + b"\0" + (TARGET / name).read_bytes())
    worker = TARGET / "service-worker.js"
    text = worker.read_text("utf-8")
    for mark, value in (("__VERSION__", digest.hexdigest()[:16]), ("__FILES__", json.dumps(names))):
        if mark not in text:
            sys.exit(f"the service worker has no place for {mark}")
        text = text.replace(mark, value)
    worker.write_text(text, "utf-8")


def licences(pyodide: Path, wheels: list[Path]) -> str:
    """The licences of everything shipped with the game. Those of the client's packages were written when it was
    built."""
    texts = [f"Orcs Orcs Orcs\n\n{(ROOT / 'LICENSE').read_text('utf-8')}", PYODIDE.format(version_of(pyodide))]
    written = TARGET / ".vite" / "license.md"
    texts.append(written.read_text("utf-8").strip())
    shutil.rmtree(written.parent)
    texts.append(f"Fonts\n\n{(ROOT / 'web' / 'src' / 'fonts' / 'OFL.txt').read_text('utf-8')}")
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            found = [name for name in archive.namelist() if re.search(r"\.dist-info/.*(LICEN[CS]E|COPYING)", name)]
            bodies = "\n\n".join(archive.read(name).decode("utf-8", "replace") for name in found)
            if not found:
                about = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
                bodies = archive.read(about).decode("utf-8").partition("\n\n")[0]
            texts.append(f"{'-'.join(wheel.name.split('-')[:2])}\n\n{bodies}")
    return ("\n\n" + "=" * 80 + "\n\n").join(texts)


def files() -> Iterator[tuple[str, Path]]:
    """All files of the page by name."""
    for path in sorted(TARGET.rglob("*")):
        if path.is_file():
            yield path.relative_to(TARGET).as_posix(), path


def packed_size(path: Path) -> int:
    """The size of a file when gzipped."""
    body = path.read_bytes()
    return min(len(gzip.compress(body, 9)), len(body))


def total(*, packed: bool = False) -> int:
    """The total size of all files, plain or gzipped."""
    return sum(packed_size(path) if packed else path.stat().st_size for _, path in files())


# Around it


def same(one: Path, other: Path) -> bool:
    """Whether two files have the same content."""
    return one.is_file() and one.read_bytes() == other.read_bytes()


def run(command: list[str], folder: Path, more: dict[str, str] | None = None) -> None:
    """Run a program, or exit if it fails."""
    if subprocess.run(command, check=False, cwd=folder, env=os.environ | (more or {})).returncode:
        sys.exit(f"this failed: {' '.join(command[:4])}")


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves files without caching."""

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


def serve(port: int) -> None:
    """Serve the page on this machine until interrupted."""
    handler = functools.partial(Handler, directory=str(TARGET))
    with http.server.ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        print(f"the page is at http://127.0.0.1:{port}/ (Ctrl+C ends it)")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
