"""Plant faults in the engine and see whether the tests notice: `mutate.py --count 500 --seed 1 --jobs 2`.

Each mutant changes one operator, number, truth value or statement of one function of `src/orcs/engine`. It lives in a
copy of the sources; first the golden games replay there, then the suite runs until the first failure. Survivors are
listed with their line.
"""

import argparse
import ast
import copy
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue

ROOT = Path(__file__).parent.parent
ENGINE = Path("src/orcs/engine")
SUITE = ["tests/rules", "tests/modules", "tests/golden", "tests/api", "tests/records"]
MEMORY = 2 << 30
QUICK = """
from pathlib import Path
from orcs import verify
for path in Path("tests/golden").glob("*.orc"):
    verify(path.read_text())
"""

COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


@dataclass(frozen=True)
class Mutant:
    """One planted fault: the file, its line, what was changed, and the whole changed source."""

    path: Path
    line: int
    change: str
    source: str


def faults(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """The ways to spoil one node, each as a word for it and the node that takes its place."""
    spoiled = copy.deepcopy(node)
    if isinstance(spoiled, ast.Compare) and type(spoiled.ops[0]) in COMPARE:
        new = COMPARE[type(spoiled.ops[0])]()
        word = f"{type(spoiled.ops[0]).__name__} -> {type(new).__name__}"
        spoiled.ops[0] = new
        yield word, spoiled
    elif isinstance(spoiled, ast.BinOp | ast.AugAssign) and type(spoiled.op) in ARITHMETIC:
        new_operator = ARITHMETIC[type(spoiled.op)]()
        word = f"{type(spoiled.op).__name__} -> {type(new_operator).__name__}"
        spoiled.op = new_operator
        yield word, spoiled
    elif isinstance(spoiled, ast.BoolOp):
        spoiled.op = ast.Or() if isinstance(spoiled.op, ast.And) else ast.And()
        yield "and <-> or", spoiled
    elif isinstance(spoiled, ast.UnaryOp) and isinstance(spoiled.op, ast.Not):
        yield "not dropped", spoiled.operand
    elif isinstance(spoiled, ast.Constant) and isinstance(spoiled.value, bool):
        yield f"{spoiled.value} -> {not spoiled.value}", ast.Constant(not spoiled.value)
    elif isinstance(spoiled, ast.Constant) and isinstance(spoiled.value, int):
        yield f"{spoiled.value} -> {spoiled.value + 1}", ast.Constant(spoiled.value + 1)
    elif isinstance(spoiled, ast.Expr) and isinstance(spoiled.value, ast.Call):
        yield "call dropped", ast.Pass()
    elif isinstance(spoiled, ast.Break):
        yield "break -> continue", ast.Continue()


class Planter(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> ast.AST:
        return ast.copy_location(self.new, node) if node is self.old else super().generic_visit(node)


def sites(tree: ast.Module) -> list[ast.AST]:
    """The nodes of a file's functions that can be spoiled, in a fixed order."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inside = {id(node): node for function in functions for part in function.body for node in ast.walk(part)}
    return [node for node in inside.values() if any(True for _ in faults(node))]


def plant(path: Path, number: int) -> Mutant:
    """The mutant of a file's number-th site."""
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    old = sites(tree)[number]
    word, new = next(faults(old))
    changed = ast.fix_missing_locations(Planter(old, new).visit(tree))
    return Mutant(path, getattr(old, "lineno", 0), word, ast.unparse(changed))


def survives(mutant: Mutant, folder: Path) -> bool:
    """Whether the whole suite passes with the fault in it."""
    place = folder / mutant.path
    original = place.read_text("utf-8")
    place.write_text(mutant.source, "utf-8")
    environment = dict(os.environ, PYTHONPATH=str(folder / "src"), PYTHONDONTWRITEBYTECODE="1", ORCS_ENGINE="")
    suite = ["-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *SUITE]
    try:
        return passes(["-c", QUICK], folder, environment, 8) and passes(suite, folder, environment, 60)
    finally:
        place.write_text(original, "utf-8")


def passes(command: list[str], folder: Path, environment: dict[str, str], seconds: int) -> bool:
    """Whether Python ends well, within so much processor time and memory: a fault may loop for ever."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    whole = [sys.executable, *command]
    run = subprocess.run(whole, cwd=folder, env=environment, capture_output=True, preexec_fn=limit, check=False)
    return run.returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    paths = [path.relative_to(ROOT) for path in sorted((ROOT / ENGINE).rglob("*.py"))]
    every = [
        (path, number) for path in paths for number in range(len(sites(ast.parse((ROOT / path).read_text("utf-8")))))
    ]
    chosen = [plant(*site) for site in random.Random(options.seed).sample(every, min(options.count, len(every)))]
    print(f"{len(chosen)} of {len(every)} mutants", flush=True)
    folders: Queue[Path] = Queue()
    with tempfile.TemporaryDirectory() as temporary, ThreadPoolExecutor(options.jobs) as pool:
        for number in range(options.jobs):
            folder = Path(temporary, str(number))
            for name in ("src", "tests", "tools", "pyproject.toml"):
                copier = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
                folder.mkdir(exist_ok=True)
                copier(ROOT / name, folder / name)
            folders.put(folder)

        def judge(mutant: Mutant) -> bool:
            folder = folders.get()
            try:
                return survives(mutant, folder)
            finally:
                folders.put(folder)

        survivors = 0
        for number, (mutant, alive) in enumerate(zip(chosen, pool.map(judge, chosen), strict=True), 1):
            survivors += alive
            if alive:
                where = f"{mutant.path}:{mutant.line}"
                print(json.dumps({"survivor": where, "change": mutant.change}), flush=True)
            if number % 25 == 0:
                print(f"{number} tried, {survivors} survived", flush=True)
    print(json.dumps({"mutants": len(chosen), "killed": len(chosen) - survivors, "survived": survivors}))


if __name__ == "__main__":
    main()
