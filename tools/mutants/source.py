"""Lists the mutants of a module: its source with one small fault each.

The operators are the usual ones: a comparison at its boundary and turned round, arithmetic and bit
operations, `and` for `or`, whole numbers one higher and one lower, True for False, a condition
negated, a returned value changed, and a statement removed. Texts, types and documentation are left
alone. So is the removal of an assignment to a local name, which Python itself would report.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
NUMBERS = ("int", "i64", "i32", "float")
LEFT_ALONE = (ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal, ast.JoinedStr)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
Change = tuple[ast.AST, str]
"""A node, and the text that replaces it."""


@dataclass(frozen=True)
class Mutant:
    file: str
    line: int
    function: str
    """The outermost function around it, or nothing in the body of a module or class."""
    original: str
    mutated: str
    """The statement before and after, in one line."""
    source: bytes = field(repr=False)
    """The whole module with this fault."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {self.original} -> {self.mutated}"


class Module:
    """A module whose mutants can be listed."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def mutants(self) -> list[Mutant]:
        return list(self.in_body(ast.parse(self.source).body, "", "", ""))

    def in_body(
        self, body: list[ast.stmt], scope: str, function: str, returns: str
    ) -> Iterator[Mutant]:
        """The mutants of these statements and of those inside them."""
        for statement in body:
            if isinstance(statement, ast.ClassDef):
                yield from self.in_body(statement.body, f"{scope}{statement.name}.", function, "")
            elif isinstance(statement, FUNCTIONS):
                yield from self.in_signature(statement, function)
                name = function or scope + statement.name
                yield from self.in_body(statement.body, scope, name, result_type(statement))
            elif not is_left_alone(statement):
                for node, new in changes(statement, function, returns):
                    yield self.mutant(statement, function, node, new)
                for block in blocks(statement):
                    yield from self.in_body(block, scope, function, returns)

    def in_signature(
        self, statement: ast.FunctionDef | ast.AsyncFunctionDef, function: str
    ) -> Iterator[Mutant]:
        defaults = [*statement.args.defaults, *statement.args.kw_defaults]
        for default in defaults:
            if default is not None:
                for node, new in in_expression(default):
                    yield self.mutant(statement, function, node, new)

    def mutant(self, statement: ast.stmt, function: str, node: ast.AST, new: str) -> Mutant:
        start, end = self.span(node)
        first, last = self.header(statement)
        mutated = self.source[first:start] + new.encode() + self.source[end:last]
        return Mutant(
            self.file,
            getattr(node, "lineno", 0),
            function,
            one_line(self.source[first:last]),
            one_line(mutated),
            self.source[:start] + new.encode() + self.source[end:],
        )

    def span(self, node: ast.AST) -> tuple[int, int]:
        assert isinstance(node, ast.expr | ast.stmt)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.lines[node.lineno - 1] + node.col_offset
        return start, self.lines[node.end_lineno - 1] + node.end_col_offset

    def header(self, statement: ast.stmt) -> tuple[int, int]:
        """Where a statement begins and ends, without the blocks inside it."""
        start, end = self.span(statement)
        inner = [self.span(block[0])[0] for block in blocks(statement)]
        if isinstance(statement, FUNCTIONS):
            inner.append(self.span(statement.body[0])[0])
        return start, min([end, *inner])


def one_line(text: bytes) -> str:
    lines = (line.split(b"  # ")[0] for line in text.splitlines())
    return " ".join(b" ".join(lines).decode().split()).rstrip(":")


def result_type(function: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    return ast.unparse(function.returns) if function.returns is not None else ""


def is_left_alone(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.If) and "TYPE_CHECKING" in ast.unparse(statement.test):
        return True
    is_text = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    return is_text or isinstance(statement, LEFT_ALONE)


def blocks(statement: ast.stmt) -> Iterator[list[ast.stmt]]:
    """The blocks of statements in a compound statement."""
    for name in ("body", "orelse", "finalbody"):
        block = getattr(statement, name, [])
        if block:
            yield block
    for handler in getattr(statement, "handlers", []):
        yield handler.body
    for case in getattr(statement, "cases", []):
        yield case.body


# Operators ------------------------------------------------------------------------------------


def changes(statement: ast.stmt, function: str, returns: str) -> Iterator[Change]:
    """The faults of one statement, without those in its blocks."""
    if function and is_removable(statement):
        yield statement, "pass"
    if isinstance(statement, ast.If | ast.While):
        yield from negated(statement.test)
    if isinstance(statement, ast.AugAssign):
        yield from other_assignment(statement)
    if isinstance(statement, ast.Return) and statement.value is not None:
        yield from other_result(statement.value, returns)
    for child in ast.iter_child_nodes(statement):
        is_type = isinstance(statement, ast.AnnAssign) and child is statement.annotation
        if isinstance(child, ast.expr) and not is_type:
            yield from in_expression(child)


def is_removable(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Return):
        return statement.value is None
    if isinstance(statement, ast.Assign):
        return not isinstance(statement.targets[0], ast.Name | ast.Tuple)
    if isinstance(statement, ast.AnnAssign):
        return statement.value is not None and not isinstance(statement.target, ast.Name)
    removable = (ast.Expr, ast.AugAssign, ast.Raise, ast.Break, ast.Continue, ast.Delete)
    return isinstance(statement, removable)


def other_assignment(statement: ast.AugAssign) -> Iterator[Change]:
    target, value = ast.unparse(statement.target), ast.unparse(statement.value)
    symbol = SYMBOLS[ARITHMETIC[type(statement.op)]]
    yield statement, f"{target} {symbol}= {value}"


def other_result(value: ast.expr, returns: str) -> Iterator[Change]:
    """Another value of the same type, unless an operator inside the expression does the same."""
    text = ast.unparse(value)
    if returns == "bool" and not is_compared(value):
        yield value, f"not ({text})"
    elif returns in NUMBERS and not isinstance(value, ast.Constant):
        yield value, f"({text}) + 1"
    elif returns not in ("bool", *NUMBERS) and text != "None":
        yield value, "None"


def is_compared(value: ast.expr) -> bool:
    """Whether another operator negates this condition already."""
    if isinstance(value, ast.UnaryOp):
        return isinstance(value.op, ast.Not)
    if isinstance(value, ast.Compare):
        return len(value.ops) == 1
    return isinstance(value, ast.Constant)


def negated(test: ast.expr) -> Iterator[Change]:
    if not is_compared(test):
        yield test, f"(not ({ast.unparse(test)}))"


def in_expression(node: ast.expr) -> Iterator[Change]:
    if isinstance(node, LEFT_ALONE):
        return
    yield from in_node(node)
    for child in parts(node):
        yield from in_expression(child)


def parts(node: ast.expr) -> Iterator[ast.expr]:
    """The expressions directly inside this one."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            yield child
        elif isinstance(child, ast.comprehension):
            yield from (child.iter, *child.ifs)
        elif isinstance(child, ast.keyword):
            yield child.value


def in_node(node: ast.expr) -> Iterator[Change]:
    match node:
        case ast.Compare():
            yield from other_comparison(node)
        case ast.BinOp():
            left, right = ast.unparse(node.left), ast.unparse(node.right)
            yield node, f"(({left}) {SYMBOLS[ARITHMETIC[type(node.op)]]} ({right}))"
        case ast.BoolOp():
            symbol = " or " if isinstance(node.op, ast.And) else " and "
            yield node, f"({symbol.join(f'({ast.unparse(value)})' for value in node.values)})"
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield node, f"({ast.unparse(node.operand)})"
        case ast.IfExp():
            yield from negated(node.test)
        case ast.Constant(value=bool(truth)):
            yield node, str(not truth)
        case ast.Constant(value=int(number)):
            yield node, str(number + 1)
            yield node, str(number - 1) if number else "(-1)"
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
            for generator in node.generators:
                for condition in generator.ifs:
                    yield from negated(condition)
        case _:
            pass


def other_comparison(node: ast.Compare) -> Iterator[Change]:
    for index, op in enumerate(node.ops):
        for other in COMPARISONS[type(op)]:
            ops = [*node.ops[:index], other(), *node.ops[index + 1 :]]
            yield node, f"({ast.unparse(ast.Compare(node.left, ops, node.comparators))})"


SYMBOLS: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "//",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.BitAnd: "&",
    ast.BitOr: "|",
}
