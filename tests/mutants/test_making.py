"""Which changes are made to a module, and that each of them is another program."""

import ast
from pathlib import Path

from tests.mutants.making import mutants_of

MODULE = '''\
"""A module."""

LIMIT = 3


def grows(values: list[int], most: "int" = LIMIT) -> bool:
    """Whether it still grows."""
    if len(values) < most and values:
        values.append(values[-1] + 1)
        return True
    raise ValueError("full")
'''
CHANGES = {
    "m.py -: 3 → 4",
    "m.py grows: len(values) < most → (len(values) <= most)",
    "m.py grows: len(values) < most and values → (len(values) < most or values)",
    "m.py grows: values → None",
    "m.py grows: values.append(values[-1] + 1) → pass",
    "m.py grows: values[-1] + 1 → None",
    "m.py grows: values[-1] + 1 → (values[-1] - 1)",
    "m.py grows: -1 → 1",
    "m.py grows: 1 → 2",
    "m.py grows: 1 → 2 #2",
    "m.py grows: True → False",
    'm.py grows: raise ValueError("full") → pass',
}


def test_each_change_is_made_once_and_named(tmp_path: Path) -> None:
    path = tmp_path / "m.py"
    path.write_text(MODULE, encoding="utf-8")
    mutants = mutants_of(path, "m.py")
    assert [mutant.name for mutant in mutants if mutant.name not in CHANGES] == []
    assert {mutant.name for mutant in mutants} == CHANGES
    dumped = {ast.dump(ast.parse(mutant.source())) for mutant in mutants}
    assert len(dumped) == len(mutants) == len(CHANGES)
    assert ast.dump(ast.parse(MODULE)) not in dumped
