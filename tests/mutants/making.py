"""Small changes to a module's source, each of which some test should notice.

What no run of the program depends on stays as it is: docstrings, annotations, decorators, the words of an
exception that is raised, and what only a type checker reads. So does `strict`: it asserts what can't be
otherwise.
"""

import ast
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

_OTHER_COMPARISON: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_OTHER_OPERATOR: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitAnd,
}
_ONLY_FOR_CHECKERS = {"TypeVar", "assert_never", "cast", "overload"}

Change = tuple[int, int, str]
"""From one byte to another of the source, and what stands there instead."""


@dataclass(frozen=True)
class Mutant:
    path: Path
    function: str
    """The outermost function around the change, with its class; empty for what runs at import."""
    first_line: int
    """Of that function, decorators included."""
    line: int
    statement: int
    """The line where the statement around the change begins."""
    start: int
    end: int
    text: str
    name: str
    """What is changed, without any line number."""

    def at_import(self, lines: Collection[tuple[str, int]]) -> bool:
        """Whether it runs at import, where these lines do."""
        return not self.function or (str(self.path), self.statement) in lines

    def source(self) -> bytes:
        source = self.path.read_bytes()
        return source[: self.start] + self.text.encode() + source[self.end :]


def mutants_of(path: Path, shown: str) -> list[Mutant]:
    """Every mutant of a module; equal ones in one function are told apart by number."""
    source = path.read_bytes()
    starts = [0]
    for each in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(each))
    made: list[Mutant] = []
    seen: Counter[str] = Counter()
    for function, first_line, statement, change in _Finder(source, starts).found(ast.parse(source)):
        start, end, text = change
        was, now = (" ".join(part.split()) for part in (source[start:end].decode(), text))
        name = f"{shown} {function or '-'}: {_short(was)} → {_short(now) or 'nothing'}"
        seen[name] += 1
        if seen[name] > 1:
            name = f"{name} #{seen[name]}"
        line = source.count(b"\n", 0, start) + 1
        made.append(Mutant(path, function, first_line, line, statement, start, end, text, name))
    return made


def _short(text: str) -> str:
    return text if len(text) <= 70 else f"{text[:50]} … {text[-17:]}"


Found = tuple[str, int, int, Change]


class _Finder:
    def __init__(self, source: bytes, starts: list[int]) -> None:
        self._source = source
        self._starts = starts

    def found(self, module: ast.Module) -> Iterator[Found]:
        for child in module.body:
            yield from self._in(child, (), "", 1, 1)

    def _in(
        self, node: ast.AST, classes: tuple[str, ...], function: str, first_line: int, statement: int
    ) -> Iterator[Found]:
        if isinstance(node, ast.FunctionDef) and not function:
            yield from self._in_defaults(node)
            function = ".".join((*classes, node.name))
            first_line = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            for inner in node.body:
                yield from self._in(inner, classes, function, first_line, first_line)
            return
        if isinstance(node, ast.stmt):
            statement = node.lineno
        if isinstance(node, ast.ClassDef):
            classes = (*classes, node.name)
        for change in self._changes(node, bool(function)):
            yield function, first_line, statement, change
        for child in _children(node):
            yield from self._in(child, classes, function, first_line, statement)

    def _in_defaults(self, function: ast.FunctionDef) -> Iterator[Found]:
        for default in (*function.args.defaults, *function.args.kw_defaults):
            if default is not None:
                yield from self._in(default, (), "", 1, 1)

    def _changes(self, node: ast.AST, in_function: bool) -> Iterator[Change]:
        match node:
            case ast.Compare():
                yield from self._comparisons(node)
            case ast.BoolOp() | ast.UnaryOp() | ast.BinOp():
                yield from self._operators(node)
            case ast.Constant():
                yield from self._constants(node)
            case ast.Slice():
                yield from self._slices(node)
            case ast.Call():
                yield from self._calls(node)
            case ast.match_case(ast.MatchAs(None, None), None, [ast.Pass()]):
                pass
            case ast.match_case():
                end = self._end(node.guard or node.pattern)
                yield (end, end, " and False" if node.guard else " if False")
            case ast.stmt():
                yield from self._statements(node, in_function)
            case _:
                pass
        yield from (self._negated(test) for test in _conditions(node) if _plain(test))

    def _operators(self, node: ast.BoolOp | ast.UnaryOp | ast.BinOp) -> Iterator[Change]:
        match node:
            case ast.BoolOp(ast.And()):
                yield self._instead(node, ast.BoolOp(ast.Or(), node.values))
            case ast.BoolOp():
                yield self._instead(node, ast.BoolOp(ast.And(), node.values))
            case ast.UnaryOp(ast.Not() | ast.USub()):
                yield self._instead(node, node.operand)
            case ast.BinOp() if type(node.op) in _OTHER_OPERATOR:
                yield self._instead(node, ast.BinOp(node.left, _OTHER_OPERATOR[type(node.op)](), node.right))
            case _:
                pass

    def _comparisons(self, node: ast.Compare) -> Iterator[Change]:
        for place, operator in enumerate(node.ops):
            operators = list(node.ops)
            operators[place] = _OTHER_COMPARISON[type(operator)]()
            yield self._instead(node, ast.Compare(node.left, operators, node.comparators))

    def _constants(self, node: ast.Constant) -> Iterator[Change]:
        match node.value:
            case bool():
                yield self._instead(node, ast.Constant(not node.value))
            case int() | float():
                yield self._instead(node, ast.Constant(node.value + 1))
            case str():
                yield self._instead(node, ast.Constant(f"XX{node.value}XX"))
            case bytes():
                yield self._instead(node, ast.Constant(b"XX" + node.value))
            case _:
                pass

    def _slices(self, node: ast.Slice) -> Iterator[Change]:
        for bound in (node.lower, node.upper):
            if bound is not None:
                yield (self._start(bound), self._end(bound), "")

    def _calls(self, node: ast.Call) -> Iterator[Change]:
        for argument in _arguments(node):
            if not isinstance(argument, ast.Starred | ast.GeneratorExp) and not _is_simple(argument):
                yield self._instead(argument, ast.Constant(None))
        for place, keyword in enumerate(node.keywords):
            if keyword.arg is not None and not _is_assertion(keyword):
                others = node.keywords[:place] + node.keywords[place + 1 :]
                yield self._instead(node, ast.Call(node.func, node.args, others))

    def _statements(self, node: ast.stmt, in_function: bool) -> Iterator[Change]:
        match node:
            case ast.Expr(ast.Call()) | ast.Raise():
                yield self._instead(node, ast.Pass())
            case ast.Break():
                yield self._instead(node, ast.Continue())
            case ast.Continue():
                yield self._instead(node, ast.Break())
            case ast.Return(value) if value is not None and not _is_simple(value):
                yield self._instead(value, ast.Constant(None))
            case ast.Assign() | ast.AnnAssign() if in_function and node.value and not _is_simple(node.value):
                yield self._instead(node.value, ast.Constant(None))
            case ast.AugAssign():
                other = _OTHER_OPERATOR.get(type(node.op))
                if other is not None:
                    yield self._instead(node, ast.AugAssign(node.target, other(), node.value))
                yield self._instead(node, ast.Assign([node.target], node.value, lineno=node.lineno))
            case _:
                pass

    def _negated(self, test: ast.expr) -> Change:
        return self._instead(test, ast.UnaryOp(ast.Not(), test))

    def _instead(self, node: ast.AST, other: ast.AST) -> Change:
        text = ast.unparse(other)
        if isinstance(other, ast.expr) and not isinstance(other, ast.Constant | ast.Name | ast.Call):
            text = f"({text})"
        return self._start(node), self._end(node), text

    def _start(self, node: ast.AST) -> int:
        assert isinstance(node, ast.expr | ast.stmt | ast.pattern)
        return self._starts[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.AST) -> int:
        assert isinstance(node, ast.expr | ast.stmt | ast.pattern)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._starts[node.end_lineno - 1] + node.end_col_offset


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """What may be changed inside a node."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Expr(ast.Constant()) | ast.JoinedStr():
            return
        case ast.If(ast.Name("TYPE_CHECKING")) | ast.Expr(ast.Call(ast.Name("assert_never"))):
            return
        case ast.Assign([ast.Name()], ast.BinOp(_, ast.BitOr(), _)):  # a union of types has a name
            return
        case ast.Call():
            yield node.func
            yield from _arguments(node)
            yield from (keyword.value for keyword in node.keywords if not _is_assertion(keyword))
        case ast.Raise(ast.Call(_, arguments)):
            yield from (each for each in arguments if not _is_text(each))
        case ast.AnnAssign():
            if node.value is not None:
                yield node.value
        case ast.FunctionDef():
            yield from node.body
        case ast.ClassDef():
            yield from node.body
        case _:
            yield from ast.iter_child_nodes(node)


def _arguments(call: ast.Call) -> list[ast.expr]:
    if isinstance(call.func, ast.Name) and call.func.id == "NewType":
        return []
    of_checker = isinstance(call.func, ast.Name) and call.func.id in _ONLY_FOR_CHECKERS
    return call.args[1:] if of_checker else call.args


def _is_assertion(keyword: ast.keyword) -> bool:
    """Whether it only refuses what can't be: `strict` of a `zip` over what is equally long anyway."""
    return keyword.arg == "strict"


def _conditions(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.If(test) | ast.While(test) | ast.IfExp(test) | ast.Assert(test):
            return [test]
        case ast.comprehension():
            return node.ifs
        case _:
            return []


def _plain(test: ast.expr) -> bool:
    """Whether no other change turns this condition round."""
    negated = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
    return not negated and not isinstance(test, ast.Compare | ast.BoolOp | ast.Constant)


def _is_simple(node: ast.expr) -> bool:
    """Whether None is no other value, or another change says the same."""
    return isinstance(node, ast.Constant) and (node.value is None or isinstance(node.value, bool))


def _is_text(node: ast.expr) -> bool:
    match node:
        case ast.Constant(str()) | ast.JoinedStr() | ast.Call(ast.Name("str")):
            return True
        case _:
            return False
