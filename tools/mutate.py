"""Plant faults in the engine and see whether the tests notice: `mutate.py --count 500 --seed 1 --jobs 2`.

Each mutant changes one operator, number, truth value or statement of one function of `src/orcs/engine`. The suite is
collected once; for each mutant a forked child swaps in the changed function and runs the tests until the first failure.
Survivors are listed with their line.
"""

import argparse
import ast
import copy
import importlib
import json
import os
import random
import resource
import signal
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
ENGINE = Path("src/orcs/engine")
SUITE = ["tests/rules", "tests/modules", "tests/golden", "tests/api", "tests/records"]
SECONDS = 5.0
MEMORY = 3 << 30

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
    """One planted fault: the module, the function (`Class.method`), the line, what was changed, the new code."""

    module: str
    function: str
    line: int
    change: str
    code: CodeType


def faults(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """The mutations of one node, each with a description and the replacement node."""
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


def functions(tree: ast.Module) -> list[tuple[str, ast.FunctionDef]]:
    """The functions and methods of a file by name."""
    found = [(node.name, node) for node in tree.body if isinstance(node, ast.FunctionDef)]
    for holder in [node for node in tree.body if isinstance(node, ast.ClassDef)]:
        found += [(f"{holder.name}.{node.name}", node) for node in holder.body if isinstance(node, ast.FunctionDef)]
    return found


def sites(tree: ast.Module) -> list[tuple[str, ast.AST]]:
    """The nodes of a file's functions that can be mutated, each with its function, in a fixed order."""
    every = [(name, node) for name, function in functions(tree) for part in function.body for node in ast.walk(part)]
    return [(name, node) for name, node in every if any(True for _ in faults(node))]


def parse(path: Path) -> ast.Module:
    return ast.parse((ROOT / path).read_text("utf-8"))


def plant(path: Path, number: int) -> Mutant:
    """The mutant of a file's number-th site."""
    tree = parse(path)
    name, old = sites(tree)[number]
    word, new = next(faults(old))
    Planter(old, new).visit(tree)
    code = compile(ast.fix_missing_locations(tree), str(ROOT / path), "exec")
    for part in name.split("."):
        code = next(each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == part)
    module = ".".join(path.relative_to("src").with_suffix("").parts)
    return Mutant(module, name, getattr(old, "lineno", 0), word, code)


def infect(mutant: Mutant) -> None:
    """Load the mutant's code into this process."""
    holder: Any = importlib.import_module(mutant.module)
    for part in mutant.function.split(".")[:-1]:
        holder = getattr(holder, part)
    function = vars(holder)[mutant.function.split(".")[-1]]
    getattr(function, "fget", function).__code__ = mutant.code


class Trial:
    """A pytest plugin that runs the collected tests once for each mutant, in a child of its own."""

    def __init__(self, mutants: list[Mutant]) -> None:
        self.mutants = mutants
        self.survivors: list[Mutant] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for number, mutant in enumerate(self.mutants, 1):
            child = os.fork()
            if child == 0:
                run_infected(session, mutant)
            if os.waitpid(child, 0)[1] == 0:
                self.survivors.append(mutant)
                where = f"{mutant.module}:{mutant.line} {mutant.function}"
                print(json.dumps({"survivor": where, "change": mutant.change}), flush=True)
            if number % 25 == 0:
                print(f"{number} tried, {len(self.survivors)} survived", flush=True)
        return True


def run_infected(session: pytest.Session, mutant: Mutant) -> None:
    """Run the tests on the mutant; the exit status says whether all pass. Limits on time and memory end a runaway
    test.
    """
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    try:
        infect(mutant)
        for item, following in zip(session.items, [*session.items[1:], None], strict=True):
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                os._exit(1)
        os._exit(0)
    except BaseException:
        os._exit(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--skip", type=int, default=0, help="skip this many mutants that were tried before")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    paths = [path.relative_to(ROOT) for path in sorted((ROOT / ENGINE).rglob("*.py"))]
    every = [(path, number) for path in paths for number in range(len(sites(parse(path))))]
    chosen = [plant(*site) for site in random.Random(options.seed).sample(every, min(options.count, len(every)))]
    del chosen[: options.skip]
    print(f"{len(chosen)} of {len(every)} mutants", flush=True)
    workers = [start(chosen[number :: options.jobs]) for number in range(options.jobs)]
    survived = sum(os.waitstatus_to_exitcode(os.waitpid(worker, 0)[1]) for worker in workers)
    print(json.dumps({"mutants": len(chosen), "killed": len(chosen) - survived, "survived": survived}))


def start(mutants: list[Mutant]) -> int:
    """A process that tries these mutants; its exit status is how many survived (up to 255)."""
    worker = os.fork()
    if worker == 0:
        os.chdir(ROOT)
        trial = Trial(mutants)
        pytest.main(["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", "not fair", *SUITE], plugins=[trial])
        sys.stdout.flush()
        os._exit(min(len(trial.survivors), 255))
    return worker


if __name__ == "__main__":
    main()
