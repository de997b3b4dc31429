#!/usr/bin/env python3
"""Reads rule texts of the lab (docs/rules.md) once more: what a position is, its moves, who has won. It shares no code with the lab, and
tests hold the two against each other. Usage: rule_text.py < TEXT prints how many moves each line gives over all positions, and who wins.

A position is a tuple of numbers, those of its parts one after the other. An expression is worth a number, or None: nothing, where it looks
at a place that does not exist or divides by 0. It needs nothing but Python's standard library."""

import codecs
import functools
import itertools
import json
import math
import operator
import re
import sys

MOST = 2**31 - 1  # of any number
TOKEN = re.compile(r"""[ \t\r]+|\#[^\n]*|(?P<name>[A-Za-z_][A-Za-z_0-9]*)|(?P<number>[0-9]+)
    |"(?P<text>[^"\n]*)"|'(?P<character>[\t\x20-~])'
    |(?P<symbol><<=|>>=|\*\*=|\.\.|\*\*|==|!=|<=|>=|<<|>>|[-+*/%^|&]=|->|[][(){},:=<>+*/%^&|?!.-])|(?P<end>[\n;])""", re.VERBOSE)
BINARY = [["or"], ["and"], None, None, ["|", "^"], ["&"], ["<<", ">>"], ["+", "-"], ["*", "/", "%"]]  # 2 is not, 3 comparisons
COMPARISONS = {"==", "!=", "<", "<=", ">", ">=", "in"}
CHANGES = {"=", "+=", "-=", "*=", "/=", "%=", "^=", "|=", "&="}


class Unreadable(ValueError):
    """A fault of a text."""


def sentences(text):
    """Lists of (kind, word): a line that is indented goes on with the one above."""
    written = [line for line in text.split("\n") if line.strip(" \t\r")[:1] not in ("", "#")]
    margin = min((len(line) - len(line.lstrip(" \t\r")) for line in written), default=0)
    out, starts, parted, indented, at = [], True, False, 0, 0
    text = text.removeprefix("\ufeff")
    while at < len(text):
        found = TOKEN.match(text, at)
        if not found:
            raise Unreadable(f"{text[at]!r} has no meaning here")
        at, kind = found.end(), found.lastgroup
        if kind == "end":
            starts, parted, indented = True, found.group() == ";", 0 if found.group() == "\n" else indented
            continue
        if kind is None:
            if starts and found.group()[0] != "#":
                indented += len(found.group())
            continue
        if not out or (starts and (parted or indented <= margin)):
            out.append([])
        starts = False
        word = found.group(kind)
        if kind == "number":
            word = word.lstrip("0") or "0"
            if len(word) > 10 or int(word) > MOST:
                raise Unreadable(f"a number below {MOST + 1}, got {word[:40]}")
        out[-1].append(("number", ord(word)) if kind == "character" else ("number", int(word)) if kind == "number" else (kind, word))
    return out


def even_rows(rows):
    """The text with these rows; shorter ones end with blanks."""
    width = max(len(row.encode()) for row in rows)
    return "/".join(row + " " * (width - len(row.encode())) for row in rows)


class Parser:
    """One sentence. Expressions become tuples: an operation and what it is of."""

    again = False  # whether it has the step `again`

    def __init__(self, words):
        self.words, self.at = words + [("end", None)], 0

    def now(self, ahead=0):
        return self.words[min(self.at + ahead, len(self.words) - 1)]

    def is_(self, *words, ahead=0):
        kind, word = self.now(ahead)
        return kind in ("name", "symbol") and word in words

    def is_hide(self):
        """True if it hides parts of the position, and no declaration of a name `hide`."""
        return self.is_("hide") and self.now(1)[0] in ("name", "end")

    def is_contest(self):
        """True if it is about contest input or output, and no declaration of a name `read` or `print`."""
        declares = self.is_(":", "[", ahead=1) or ("symbol", "=") in self.words
        return self.is_("read", "print") and not declares

    def take(self, *words):
        if not self.is_(*words):
            return None
        self.at += 1
        return self.words[self.at - 1][1]

    def require(self, word):
        if not self.take(word):
            raise Unreadable(f"expected {word}, got {self.now()[1]}")

    def over(self):
        return self.now()[0] == "end"

    def name(self):
        kind, word = self.now()
        if kind != "name":
            raise Unreadable(f"expected a name, got {word}")
        self.at += 1
        return word

    def expression(self):
        condition = self.binary(0)
        if not self.take("?"):
            return condition
        yes = self.expression()
        self.require(":")
        return ("?", condition, yes, self.expression())

    def binary(self, level):
        if level == 2:
            if self.take("!", "not"):
                return ("not", self.binary(2))
            return self.comparison()
        if level == 9:
            return self.unary()
        left = self.binary(level + 1)
        while op := self.take(*BINARY[level]):
            left = (op, left, self.binary(level + 1))
        return left

    def comparison(self):
        left, every = self.binary(4), None
        while True:
            out = self.is_("not") and self.is_("in", ahead=1)
            if not out and not self.is_(*COMPARISONS):
                break
            self.at += 1
            op = self.words[self.at - 1][1]
            if out or op == "in":
                self.at += out
                one = ("in", left, self.set())
                one = ("not", one) if out else one
            else:
                right = self.binary(4)
                one, left = (op, left, right), right
            every = one if every is None else ("and", every, one)
            if out or op == "in":
                break
        return left if every is None else every

    def unary(self):
        return ("minus", self.unary()) if self.take("-") else self.power()

    def power(self):
        base = self.postfix()
        return ("**", base, self.unary()) if self.take("**") else base

    def postfix(self):
        return self.indexed(self.primary())

    def indexed(self, base):
        if not self.take("["):
            return base
        places = [self.expression()]
        while self.take(","):
            places.append(self.expression())
        self.require("]")
        return ("[]", base, *places)

    def primary(self):
        kind, word = self.now()
        if kind in ("number", "text"):
            self.at += 1
            return (kind, word)
        if self.is_("{"):
            return self.list()
        if self.take("("):
            inside = [self.expression()]
            while self.take(","):
                inside.append(self.expression())
            self.require(")")
            return inside[0] if len(inside) == 1 else ("tuple", *inside)
        word = self.name()
        if not self.take("("):
            return ("name", word)
        given, rounds = [], None
        if not self.is_(")"):
            given.append(self.expression())
            while self.take(","):
                given.append(self.expression())
            if self.take("for"):
                rounds = self.choices()
        self.require(")")
        return ("fold", word, given[0], rounds) if rounds is not None else ("call", word, *given)

    def list(self):
        self.require("{")
        items = []
        while not self.is_("}"):
            item = self.expression()
            if self.take(".."):
                item = ("..", item, self.expression())
            elif not items and self.take("for"):
                rounds = self.choices()
                self.require("}")
                return ("for", item, rounds)
            items.append(item)
            if not self.take(","):
                break
        self.require("}")
        if not items or items[0][0] != "text":
            return ("list", *items)
        # A list of texts: the rows of one.
        if any(item[0] != "text" or "/" in item[1] for item in items):
            raise Unreadable("a list of texts has one row in each")
        return ("text", even_rows([row for _, row in items]), "filled up")

    def set(self):
        first = self.binary(4)
        return ("..", first, self.binary(4)) if self.take("..") else first

    def begins_choice(self, of_step, behind_comma=False):
        if self.is_("if"):
            return not (of_step and behind_comma)
        if self.is_("("):
            return not (of_step and behind_comma) or self.are_names_in()
        return self.now()[0] == "name" and (self.is_("in", "of", ahead=1) or (not of_step and self.is_("=", ahead=1)))

    def are_names_in(self):
        """True if (x, y) in, or of, comes next: no tuple."""
        ahead = 1
        while self.now(ahead)[0] == "name" and self.is_(",", ahead=ahead + 1):
            ahead += 2
        return self.is_(")", ahead=ahead + 1) and self.is_("in", "of", ahead=ahead + 2)

    def choices(self, of_step=False):
        out = []
        while self.begins_choice(of_step):
            out.append(self.choice())
            if self.is_(","):
                self.at += 1
                if not self.begins_choice(of_step, True):
                    self.at -= 1
                    break
        if not out:
            raise Unreadable(f"expected a choice, got {self.now()[1]}")
        return out

    def choice(self):
        if self.take("if"):
            return ("if", self.expression())
        if self.take("("):
            names = [self.name()]
            while self.take(","):
                names.append(self.name())
            self.require(")")
        else:
            names = [self.name()]
        if self.take("="):
            return ("=", names, self.expression())
        if self.take("of"):
            return ("of", names, self.postfix())
        self.require("in")
        first = self.binary(4)
        if not self.take(".."):
            return ("in", names, first)
        last = self.binary(4)
        return ("..", names, first, last, self.expression() if self.take("while") else None)

    def steps(self):
        out = [self.step()]
        while self.take(","):
            out.append(self.step())
        return out

    def place(self):
        return self.indexed(("name", self.name()))

    def rounds(self):
        return self.choices(True) if self.take("for") or self.is_("if") else []

    def piece(self):
        value = self.expression()
        return (value[1:] if value[0] == "tuple" else (value,), self.rounds())

    def step(self):
        for word in ("if", "gain"):
            if self.take(word):
                return (word, self.expression())
        if self.take("pass"):
            return ("pass",)
        if self.is_("again") and (self.now(1)[0] == "end" or self.is_(",", "if", ahead=1)):
            self.at += 1
            self.again = True
            return ("change", ("name", "again"), "", ("number", 1), self.choices(True) if self.is_("if") else [])
        if self.take("split"):
            several = self.take("(")
            targets = [self.place()]
            while several and self.take(","):
                targets.append(self.place())
            if several:
                self.require(")")
            self.require("into")
            pieces = [self.piece()]
            while self.take(","):
                pieces.append(self.piece())
            return ("split", targets, pieces)
        target, change = self.place(), self.take(*CHANGES)
        if not change:
            raise Unreadable(f"expected a change, got {self.now()[1]}")
        value = self.expression()
        rounds = self.rounds()
        return ("change", target, change[:-1], value, rounds)


def divided(a, b):
    return None if b == 0 else a // b


def power(a, b):
    """Beyond MOST if it would take long to work out."""
    return None if b < 0 else a**b if b < 32 or abs(a) < 2 else math.inf


ARITHMETIC = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": divided, "%": lambda a, b: None if b == 0 else a % b,
    "**": power, "<<": lambda a, b: None if not 0 <= b < 32 else a << b, ">>": lambda a, b: None if not 0 <= b < 32 else a >> b,
    "&": lambda a, b: a & b, "|": lambda a, b: a | b, "^": lambda a, b: a ^ b, "==": lambda a, b: a == b, "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b, "<=": lambda a, b: a <= b, ">": lambda a, b: a > b, ">=": lambda a, b: a >= b,
}  # fmt: skip


class RuleText:
    """A game by its text. A position is the numbers of its parts, in the order in which they are declared."""

    def __init__(self, text, given=None):
        """`given`: texts by the names of constants that are written as literals, and of parts, whose start they are."""
        self.given = dict(given or {})
        self.constants, self.shorthands, self.parts, self.legal, self.moves, self.ends, self.starts = {}, {}, {}, [], [], [], []
        self.first, self.locals, self.slots, self.ranges, self.start, self.names, self.bounds = {}, {}, [], [], [], [], []
        lines = [Parser(words) for words in sentences(text)]
        self.declares_first = any(line.is_("first") for line in lines)
        parts = []
        for line in lines:
            parts += self.sentence(line) or []
        self.passes = any(line.again for line in lines)
        if self.passes:
            self.pass_instead(parts)
        if any(result[0] == "score first" for _, result in self.ends):
            self.count_turns(parts)
        for name in self.constants:
            self.constant(name)
        for name, least, most in self.bounds:
            if not self.value(least) <= self.value(("name", name)) <= self.value(most):
                raise Unreadable(f"{name}: expected a number within its bounds")
        for name, sizes, least, most, start in parts:
            self.part(name, sizes, least, most, start)
        if self.given:
            raise Unreadable(f"{', '.join(self.given)}: no such parameter")
        results = [result[0] for _, result in self.ends]
        self.partisan = any(who != "move" for who, _, _ in self.moves) or bool(set(results) & {"Left", "Right"})
        self.scored = "score" in results or any(step[0] == "gain" for _, _, steps in self.moves for step in steps)
        self.decided = any(condition is not None or result != ("next", "loses") for condition, result in self.ends)
        stuck_wins = self.ends in ([(None, ("next", "wins"))], [(None, ("last", "loses"))])
        self.misere = stuck_wins and not self.partisan and not self.scored
        self.splits = any(step[0] == "split" for _, _, steps in self.moves for step in steps)
        if self.scored and set(results) - {"draw", "score"}:
            raise Unreadable("an end that does not fit the moves")

    def pass_instead(self, parts):
        """After `again` the other player has to pass: a number of the position says so."""
        again = ("name", "again")
        parts.append((self.fresh("again"), [], ("number", 0), ("number", 1), ("number", 0)))
        self.moves = [(who, [("if", ("not", again)), *choices], steps) for who, choices, steps in self.moves]
        self.moves.append(("move", [("if", again)], [("change", again, "", ("number", 0), [])]))
        ends = []
        for condition, result in self.ends:
            if condition is not None and result[0] in ("next", "score"):
                other = ("last", result[1]) if result[0] == "next" else ("score", ("minus", result[1]))
                ends.append((("and", again, condition), other))
            ends.append((condition, result))
        self.ends = ends

    def count_turns(self, parts):
        """Where `score first` gives points to the player who began, a number of the position says whether the other one moves: each move,
        a pass too, changes it."""
        name = self.fresh("second_player" if any("second" in names for names in (self.constants, self.shorthands, self.parts)) else "second")
        second = ("name", name)
        parts.append((name, [], ("number", 0), ("number", 1), ("number", 0)))
        self.moves = [(who, choices, [("change", second, "^", ("number", 1), []), *steps]) for who, choices, steps in self.moves]
        points = lambda result: ("score", ("?", second, ("minus", result[1]), result[1])) if result[0] == "score first" else result
        self.ends = [(condition, points(result)) for condition, result in self.ends]

    def says_first(self, line):
        """True if the word `first` comes next, and no name of the text: an expression follows it."""
        kind, word = line.now(1)
        if kind == "name":
            begins = word not in ("and", "or", "in", "if")
        else:
            begins = kind == "number" or word == "!" or (word in ("(", "-") and not self.declares_first)
        return line.is_("first") and begins

    def sentence(self, line):
        word = line.now()[1]
        if line.is_("move", "Left", "Right"):
            line.at += 1
            line.at += line.now()[0] == "text"
            choices = [] if line.is_(":") else line.choices()
            line.require(":")
            self.moves.append((word, choices, line.steps()))
        elif line.take("end"):
            condition = line.expression() if line.take("if") else None
            line.require(":")
            if line.take("draw"):
                result = ("draw",)
            elif line.take("score"):
                of_first = self.says_first(line)
                line.at += of_first
                result = ("score first" if of_first else "score", line.expression())
            else:
                result = (line.name(), line.name())
            self.ends.append((condition, result))
        elif line.take("legal"):
            line.require("if")
            self.legal.append(line.expression())
        elif line.take("start"):
            choices = [] if line.is_(":") else line.choices()
            line.require(":")
            self.starts.append((choices, line.steps()))
        elif line.is_("show") or line.is_hide() or line.is_contest():
            return None
        elif line.is_("=", ahead=1):
            name = self.fresh(line.name())
            line.at += 1
            literal = line.now()[0] in ("number", "text") or line.is_("{") or line.is_("-")
            bounded = literal and line.is_("in", ahead=2 if line.is_("-") else 1)
            value = line.binary(4) if bounded else line.expression()
            if name in self.given and (value[0] in ("number", "text", "list", "for") or (value[0] == "minus" and value[1][0] == "number")):
                value = self.replaced(value, self.given.pop(name))
            self.constants[name] = value
            if line.take("in"):
                least = line.binary(4)
                line.require("..")
                self.bounds.append((name, least, line.binary(4)))
        elif line.is_("(", ahead=1):
            name = self.fresh(line.name())
            line.at += 1
            names = [] if line.is_(")") else [line.name()]
            while line.take(","):
                names.append(line.name())
            line.require(")")
            line.require("=")
            self.shorthands[name] = (names, line.expression())
        else:
            name, sizes = self.fresh(line.name()), []
            self.parts[name] = None
            if line.take("["):
                sizes.append(line.expression())
                while line.take(","):
                    sizes.append(line.expression())
                line.require("]")
            line.require(":")
            least = line.binary(4)
            line.require("..")
            most = line.binary(4)
            start = line.expression() if line.take("=") else None
            self.end_of(line)
            return [(name, sizes, least, most, start)]
        self.end_of(line)
        return None

    def fresh(self, name):
        if name in self.constants or name in self.shorthands or name in self.parts:
            raise Unreadable(f"{name}: there are two")
        return name

    def replaced(self, value, text):
        """The parameter given instead of a literal, which is of the same kind."""
        if value[0] == "text":
            return ("text", even_rows(text.split("/")) if len(value) > 2 else text)
        new = self.outside(text)
        return ("list", new) if value[0] in ("list", "for") and new[0] not in ("list", "for") else new

    def outside(self, text):
        lines = sentences(text)
        if len(lines) != 1:
            raise Unreadable(f"expected numbers, got {text}")
        line = Parser(lines[0])
        items = [line.expression()]
        while line.take(","):
            items.append(line.expression())
        self.end_of(line)
        plain = lambda e: e[0] == "number" or (e[0] in ("minus", "list", "tuple", "..") and all(map(plain, e[1:])))
        if not all(map(plain, items)):
            raise Unreadable(f"expected numbers, got {text}")
        return items[0] if len(items) == 1 else ("list", *items)

    def end_of(self, line):
        if not line.over():
            raise Unreadable(f"expected the end of the line, got {line.now()[1]}")

    # Constants are numbers, or (columns, items): items are tuples of numbers.

    def constant(self, name):
        found = self.constants[name]
        if type(found) is tuple and type(found[0]) is str:  # not looked at before
            found = self.constants[name] = self.settled(found)
        return found

    def settled(self, value):
        if value[0] == "text":
            rows = value[1].split("/")
            if any(len(row.encode()) != len(rows[0].encode()) for row in rows):
                raise Unreadable("rows of a text differ in length")
            return len(rows[0].encode()) if len(rows) > 1 else 0, self.letters(value[1])
        if value[0] in ("list", "for"):
            return 0, list(self.items(value))
        return self.value(value)

    @staticmethod
    def letters(text):
        """Of a text, its bytes."""
        return [(byte,) for byte in text.replace("/", "").encode()]

    def part(self, name, sizes, least, most, start):
        sizes = [self.value(size) for size in sizes]
        least, most = self.value(least), self.value(most)
        if not all(size is not None and 0 < size <= 256 for size in sizes) or least is None or most is None or least > most:
            raise Unreadable(f"{name}: there is no such part")
        count = math.prod(sizes)
        if len(self.ranges) + count > 256:
            raise Unreadable("more than 256 numbers")
        self.first[name] = len(self.ranges)
        self.parts[name] = sizes
        self.ranges += [(least, most)] * count
        places = [f"{i}" for i in range(count)] if len(sizes) < 2 else [f"{i},{j}" for i in range(sizes[0]) for j in range(sizes[1])]
        self.names += [f"{name}[{place}]" for place in places] if sizes else [name]
        if name in self.given:
            start = self.outside(self.given.pop(name))
        if start is None:
            numbers = [least if sizes else most] * count
        elif start[0] in ("list", "for", "text") or (start[0] == "name" and type(self.constants.get(start[1])) is tuple):
            numbers = [item[0] for item in self.items(start)]
        else:
            numbers = [self.value(start)] * count
        if len(numbers) != count or not all(number is not None and least <= number <= most for number in numbers):
            raise Unreadable(f"{name}: its start does not fit")
        self.start += numbers

    # Values of expressions on self.slots.

    def extent(self, base):
        """How many rows and columns a name has."""
        if base[1] in self.first:
            sizes = self.parts[base[1]]
            return (1, 1) if not sizes else (1, sizes[0]) if len(sizes) == 1 else tuple(sizes)
        columns, items = self.constant(base[1])
        return (len(items) // columns, columns) if columns else (1 if items else 0, len(items))

    def index(self, e):
        """Of name[i] or name[i, j]: which item."""
        rows, columns = self.extent(e[1])
        places = [self.value(place) for place in e[2:]]
        if None in places:
            return None
        row, column = places if len(places) == 2 else (0, places[0])
        return row * columns + column if 0 <= row < rows and 0 <= column < columns else None

    def slot(self, target):
        if target[0] == "name":
            return self.first[target[1]]
        at = self.index(target)
        return None if at is None else self.first[target[1][1]] + at

    def value(self, e):
        op = e[0]
        if op == "number":
            return e[1]
        if op == "name":
            if e[1] in self.locals:
                return self.locals[e[1]]
            if e[1] in self.first:
                # Of an array, in the first argument of `joined` and `groups`: its number at the place looked at.
                return self.slots[self.first[e[1]] + (self.here if self.parts[e[1]] else 0)]
            found = self.constant(e[1])
            return found if type(found) is int else found[1][self.here][0]
        if op == "[]":
            items = [] if e[1][1] in self.first else self.constant(e[1][1])[1]
            if items and len(items[0]) > 1:  # of a list of tuples
                item, at = self.value(e[2]), self.value(e[3])
                there = item is not None and at is not None and 0 <= item < len(items) and 0 <= at < len(items[item])
                return items[item][at] if there else None
            at = self.index(e)
            if at is None:
                return None
            return self.slots[self.first[e[1][1]] + at] if e[1][1] in self.first else items[at][0]
        if op in ARITHMETIC:
            a = self.value(e[1])
            b = None if a is None else self.value(e[2])
            out = None if b is None else ARITHMETIC[op](a, b)
            if out is not None and abs(out) > MOST:
                raise Unreadable(f"a number beyond {MOST}")
            return None if out is None else int(out)
        if op in ("and", "or"):
            a = self.value(e[1])
            if a is None or (a != 0) == (op == "or"):
                return None if a is None else int(a != 0)
            b = self.value(e[2])
            return None if b is None else int(b != 0)
        if op == "not" or op == "minus":
            a = self.value(e[1])
            return None if a is None else int(a == 0) if op == "not" else -a
        if op == "?":
            a = self.value(e[1])
            return None if a is None else self.value(e[2] if a else e[3])
        if op == "in":
            a = self.value(e[1])
            if a is None:
                return None
            if e[2][0] == "..":
                b, c = self.value(e[2][1]), self.value(e[2][2])
                return None if b is None or c is None else int(b <= a <= c)
            return int(any(item[0] == a for item in self.items(e[2])))
        if op == "fold":
            return self.folded(e[1], e[2], e[3])
        return self.called(e[1], e[2:])

    def holds(self, e):
        return bool(self.value(e))

    def folded(self, word, item, rounds):
        found = [self.value(item) for _ in self.ways(rounds)]
        there = [number for number in found if number is not None]
        if word in ("any", "all"):
            truths = [bool(number) for number in found]
            return int(any(truths) if word == "any" else all(truths))
        if word in ("count", "sum"):
            return sum((number != 0 for number in there) if word == "count" else there)
        return (min if word == "min" else max)(there, default=None)

    def called(self, word, given):
        if word in ("len", "rows", "cols"):
            rows, columns = self.extent(given[0])
            return {"len": rows * columns, "rows": rows, "cols": columns}[word]
        if word in ("joined", "joined8", "groups", "groups8") and word not in self.shorthands:
            return self.connected(word, given)
        numbers = []
        for one in given:
            numbers.append(self.value(one))
            if numbers[-1] is None:
                return None
        if word in ("min", "max"):
            return (min if word == "min" else max)(numbers)
        if word == "abs":
            return abs(numbers[0])
        if word == "gcd":
            return math.gcd(*numbers)
        names, body = self.shorthands[word]
        outer, self.locals = self.locals, dict(zip(names, numbers))
        try:
            return self.value(body)
        finally:
            self.locals = outer

    def array_in(self, e):
        """The first array that a condition on places names."""
        if e[0] == "name":
            array = e[1] in self.parts and self.parts[e[1]] or type(self.constants.get(e[1])) is tuple
            return e if e[1] not in self.locals and array else None
        below = [one for one in e[1:] if type(one) is tuple and e[0] not in ("fold", "[]")]
        return next((found for found in map(self.array_in, below) if found), None)

    def connected(self, word, given):
        """True if two places are in one group of those where a condition holds; or the number of groups."""
        pairs = None
        if word in ("joined", "groups") and len(given) == (4 if word == "joined" else 2):
            pairs, given = self.constant(given[0][1])[1], given[1:]
        array = self.array_in(given[0])
        rows, columns = self.extent(array)
        ends = []
        for e in given[1:]:
            place = [self.value(one) for one in (e[1:] if e[0] == "tuple" else (e,))]
            if None in place or not all(0 <= at < size for at, size in zip(place[::-1], (columns, rows))) and pairs is None:
                return None
            ends.append(place[0] if len(place) == 1 else place[0] * columns + place[1])
        there = []
        for self.here in range(rows * columns):
            there.append(self.holds(given[0]))
        self.here = 0
        if pairs is None:
            corners = word.endswith("8")
            edges = [
                (v, v + i * columns + j)
                for v in range(rows * columns)
                for i, j in ((0, 1), (1, -1), (1, 0), (1, 1))
                if (corners or not i * j) and 0 <= v % columns + j < columns and v // columns + i < rows
            ]
        else:
            edges = pairs
        of_pairs = pairs is not None and len(pairs) == len(there)
        vertices = {v for edge in edges for v in edge} | set(range(len(there)) if not of_pairs else ())
        if any(not 0 <= end <= max(vertices, default=-1) for end in ends):
            return None
        edges = [edge for i, edge in enumerate(edges) if (there[i] if of_pairs else there[edge[0]] and there[edge[1]])]
        next_to = {}
        for a, b in edges:
            next_to.setdefault(a, set()).add(b)
            next_to.setdefault(b, set()).add(a)
        open_ones = set(next_to) if of_pairs else {v for v in vertices if there[v]}
        if ends and ends[0] not in open_ones:
            return int(of_pairs and ends[0] == ends[1])

        def reached(v):
            met, stack = {v}, [v]
            while stack:
                for w in next_to.get(stack.pop(), ()):
                    if w not in met:
                        met.add(w)
                        stack.append(w)
            return met

        if ends:
            return int(ends[1] in reached(ends[0]))
        count = 0
        while open_ones:
            open_ones -= reached(min(open_ones))
            count += 1
        return count

    def items(self, e):
        """Of a list, range, text or name: tuples of numbers."""
        op = e[0]
        if op == "..":
            first, last = self.value(e[1]), self.value(e[2])
            if first is not None and last is not None:
                yield from ((i,) for i in range(first, last + 1))
        elif op == "list":
            for item in e[1:]:
                if item[0] == "..":
                    yield from self.items(item)
                    continue
                numbers = tuple(self.value(one) for one in (item[1:] if item[0] == "tuple" else (item,)))
                if None not in numbers:
                    yield numbers
        elif op == "for":
            for _ in self.ways(e[2]):
                numbers = tuple(self.value(one) for one in (e[1][1:] if e[1][0] == "tuple" else (e[1],)))
                if None not in numbers:
                    yield numbers
        elif op == "text":
            yield from self.letters(e[1])
        elif e[1] in self.first:
            rows, columns = self.extent(e)
            yield from ((number,) for number in list(self.slots[self.first[e[1]] : self.first[e[1]] + rows * columns]))
        else:
            yield from self.constant(e[1])[1]

    def ways(self, choices):
        """Each way to choose, with the names that it gives."""
        if not choices:
            yield None
            return
        (kind, *rest), more = choices[0], choices[1:]
        if kind == "if":
            if self.holds(rest[0]):
                yield from self.ways(more)
            return
        names = rest[0]
        outer = {name: self.locals.get(name) for name in names}
        try:
            for numbers in self.chosen(kind, rest):
                self.locals.update(zip(names, numbers))
                if kind == ".." and rest[3] is not None and not self.holds(rest[3]):
                    break
                yield from self.ways(more)
        finally:
            for name, before in outer.items():
                if before is None:
                    self.locals.pop(name, None)
                else:
                    self.locals[name] = before

    def chosen(self, kind, rest):
        if kind == "=":
            number = self.value(rest[1])
            return [] if number is None else [(number,)]
        if kind == "in":
            return self.items(rest[1])
        if kind == "..":
            return self.items(("..", rest[1], rest[2]))
        rows, columns = self.extent(rest[1])
        return [(row, column) if len(rest[0]) == 2 else (column,) for row in range(rows) for column in range(columns)]

    def formula(self, text):
        """An expression about the numbers of a position: what it is worth there, as a function of them."""
        lines = sentences(text.replace("\n", " ").replace(";", " "))
        if len(lines) != 1:
            raise Unreadable("expected an expression")
        line = Parser(lines[0])
        body = line.expression()
        self.end_of(line)

        def value_at(slots):
            self.slots, self.locals = slots, {}
            return self.value(body)

        return value_at

    # Moves.

    def is_legal(self, slots):
        outer, self.slots, self.locals = self.locals, slots, {}
        legal = all(self.holds(condition) for condition in self.legal)
        self.locals = outer
        return legal

    def fits(self, slot, number):
        least, most = self.ranges[slot]
        return least <= number <= most

    def change(self, target, op, value):
        slot, number = self.slot(target), self.value(value)
        if slot is None or number is None:
            return False
        if op:
            number = ARITHMETIC[op](self.slots[slot], number)
            if number is None:
                return False
        if not self.fits(slot, number):
            if not op:
                raise Unreadable("a value given by = leaves its range")
            return False
        self.slots = self.slots[:slot] + (number,) + self.slots[slot + 1 :]
        return True

    def taken(self, steps):
        """The components that the steps leave, and what they gain; nothing if they are no move."""
        left, gained = [], 0
        for step in steps:
            if step[0] == "if" and not self.holds(step[1]):
                return None
            if step[0] == "gain":
                number = self.value(step[1])
                if number is None:
                    return None
                gained += number
            if step[0] == "change":
                _, target, op, value, rounds = step
                if not rounds and not self.change(target, op, value):
                    return None
                for _ in self.ways(rounds) if rounds else ():
                    if not self.change(target, op, value):
                        return None
            if step[0] == "split":
                for piece, rounds in step[2]:
                    for _ in self.ways(rounds):
                        component = self.split_off(step[1], piece)
                        if component is None:
                            return None
                        left.append(component)
                return left, gained
        return [self.slots], gained

    def split_off(self, targets, piece):
        """One of the components that a split leaves; nothing if it is no move."""
        slots = list(self.slots)
        for target, one in zip(targets, piece):
            slot, number = self.slot(target), self.value(one)
            if slot is None or number is None:
                return None
            if not self.fits(slot, number):
                raise Unreadable("a value given by = leaves its range")
            slots[slot] = number
        return tuple(slots)

    def options_of(self, line, slots):
        """Of a position that is not over, by one line: lists of components, with what was gained."""
        _, choices, steps = self.moves[line]
        self.slots = slots
        for _ in self.ways(choices):
            taken = self.taken(steps)
            there = taken and all(self.is_legal(left) for left in taken[0])
            self.slots = slots
            if there:
                yield taken

    def ended(self, slots):
        """The result by the first line that ends the game: ("next", "wins") and the like; nothing if it goes on."""
        self.slots = slots
        return next((result for condition, result in self.ends if condition is not None and self.holds(condition)), None)

    def stuck(self):
        """Of a position without moves."""
        return next((result for condition, result in self.ends if condition is None), ("next", "loses"))

    def payoff(self, result, slots, mover="Left"):
        """The payoff of a position by what `ended` or `stuck` has of it, for the player to move: points, or 1 won, 0 drawn, -1 lost."""
        self.slots = slots
        if result[0] == "score":
            return self.value(result[1]) or 0
        if result[0] == "draw" or self.scored:
            return 0
        return 1 if (result[0] in ("next", mover)) == (result[1] == "wins") else -1

    def components(self):
        if not self.starts:
            if not self.is_legal(tuple(self.start)):
                raise Unreadable("the start is no position")
            return [tuple(self.start)]
        out = []
        for choices, steps in self.starts:
            self.slots = tuple(self.start)
            for _ in self.ways(choices):
                taken = self.taken(steps)
                if taken:
                    out.append(taken[0][0])
                self.slots = tuple(self.start)
        return [slots for slots in out if self.is_legal(slots)]


# Results that follow from the rules alone, for small games: to compare the lab with them.


class Solved:
    """All positions of a game of two alike players without points, by their options: who wins, and nimbers where components add up."""

    def __init__(self, game, most=5000):
        if math.prod(last - first + 1 for first, last in game.ranges) > most:
            raise Unreadable(f"more than {most} positions")
        if game.partisan or game.scored:
            raise Unreadable("Left and Right, or points")
        self.game = game
        self.moves = [0] * len(game.moves)  # of each line, over all positions
        self.options, self.outcomes, self.nimbers = {}, {}, {}
        for slots in itertools.product(*(range(first, last + 1) for first, last in game.ranges)):
            if game.is_legal(slots):
                self.look(slots)
        self.retreat()
        if not game.decided and not game.passes:
            self.number()

    def look(self, slots):
        result = self.game.ended(slots)
        if result:
            self.outcomes[slots], self.options[slots] = "DNP"[self.game.payoff(result, slots)], []
            return
        self.options[slots] = [[left for left, _ in self.game.options_of(line, slots)] for line in range(len(self.moves))]
        for line, options in enumerate(self.options[slots]):
            self.moves[line] += len(options)
        self.options[slots] = sum(self.options[slots], [])
        if not self.options[slots]:
            self.outcomes[slots] = "DNP"[self.game.payoff(self.game.stuck(), slots)]

    def retreat(self):
        """Backward from the ends, until nothing more is decided (Zermelo); what is left is a draw. Not of games that split."""
        if any(len(option) > 1 for options in self.options.values() for option in options):
            return
        grown = True
        while grown:
            grown = False
            for slots, options in self.options.items():
                if slots in self.outcomes:
                    continue
                after = [self.outcomes.get(option[0]) for option in options]
                if "P" in after or all(one == "N" for one in after) or (None not in after):
                    self.outcomes[slots] = "N" if "P" in after else "P" if all(one == "N" for one in after) else "D"
                    grown = True
        for slots in self.options:
            self.outcomes.setdefault(slots, "D")

    def number(self):
        """Nimbers (Sprague 1935, Grundy 1939); none where play may come back."""
        grown = True
        while grown:
            grown = False
            for slots, options in self.options.items():
                if slots in self.nimbers or not all(part in self.nimbers for option in options for part in option):
                    continue
                after = {functools.reduce(operator.xor, (self.nimbers[part] for part in option), 0) for option in options}
                self.nimbers[slots] = next(n for n in itertools.count() if n not in after)
                grown = True
        if len(self.nimbers) < len(self.options):
            self.nimbers = {}

    def answer(self):
        parts = self.game.components()
        if self.nimbers:
            nimber = functools.reduce(operator.xor, (self.nimbers[part] for part in parts), 0)
            return {"outcome": "N" if nimber else "P", "nimber": nimber}
        if len(parts) > 1 or parts[0] not in self.outcomes:
            raise Unreadable("several components that have no nimbers")
        return {"outcome": self.outcomes[parts[0]]}


def text_of(content):
    """The text of a file: UTF-8, or UTF-16 with its mark, as Windows PowerShell writes it. Line ends become line feeds."""
    encodings = {codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}
    return content.decode(encodings.get(content[:2], "utf-8-sig")).replace("\r\n", "\n").replace("\r", "\n")


def main():
    try:
        solved = Solved(RuleText(text_of(sys.stdin.buffer.read())))
        print(json.dumps({"moves": solved.moves, **solved.answer()}))
    except (Unreadable, UnicodeError) as wrong:
        print(json.dumps({"unreadable": str(wrong)}))


if __name__ == "__main__":
    main()
