"""Rewrite the examples of the rules: `python -m tools.examples`, from the root of the repository.

Only to be run on purpose, when an example, the tables or the notation change: the tests hold the rules to the records.
"""

import json
from pathlib import Path

from orcs.text.clauses import CLAUSES
from tools.examples.finish import ENDS, Finish
from tools.examples.scenes import EXAMPLES
from tools.examples.stage import Stage

FOLDER = Path(__file__).parents[2] / "src" / "orcs" / "text" / "examples"


def main() -> None:
    """Write all records and their index."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.orc"):
        old.unlink()
    index = []
    stages = [*map(Stage, EXAMPLES), *map(Finish, ENDS)]
    stages.sort(key=lambda stage: CLAUSES.index(stage.example.clauses[0]))
    for stage in stages:
        stage.play()
        (FOLDER / f"{stage.example.id}.orc").write_text(stage.record, "utf-8")
        index.append(stage.entry())
    (FOLDER / "index.json").write_text(json.dumps(index, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
