#!/usr/bin/env python3
"""Checks certificates of Grundyscope. Usage: check.py FILE..., or check.py < FILE

Prints "valid" for a certificate that is in order, else what is wrong and where; leaves with status 0 if all are valid, else with 1.
It knows the rules of the games in its own words and shares no code with the program that writes certificates. The format, the proofs and
the theorems that some of them rest on are described in docs/certificates.md. It needs nothing but Python's standard library.

A position is a tuple of numbers: those of its components, one after the other. A component is a heap, a piece, a bar.
"""

import codecs
import itertools
import json
import math
import re
import sys
import urllib.parse
import zlib

EVEN = 2**52  # a lead of 0
EXACT = 2**53  # larger numbers are written as texts
MOST_OPTIONS = 200_000  # of a position, so that a file cannot ask for more memory than there is
MOST_NUMBERS = 1_000  # of a position whose options are listed
MOST_CELLS = 65_536  # of a window, and positions that a formula speaks of
MOST_TRIED = 200_000  # lists of numbers, to find those positions


class Wrong(Exception):
    """A fault of a certificate, and its place."""


def need(truth, words):
    if not truth:
        raise Wrong(words)


# The rules of the games -------------------------------------------------------------------------------------------------------------------


class Game:
    """A sum of components in normal play: whoever cannot move loses. Games that are something else say so."""

    width = 1  # numbers of a component; 0 where a position is a single component of any length
    ending = "normal"  # or "misere" (whoever cannot move wins) or "result" (`result` says)
    theorem = None  # that gives values at once
    period_theorem = None  # by which finitely many nimbers tell all others
    reduction_theorem = None  # that leads to another game
    adds_up = True  # several components, if there are any

    def __init__(self, p):
        """The game that the texts of the parameters describe; `self.start` is its position."""

    def cell(self, column, row):
        """The position on a cell of the table. An IndexError or ValueError where there is none."""
        raise IndexError

    def most_options(self, component):
        """No fewer than there are, found without listing them."""
        return 0

    def moves(self, component):
        """For each move, the components that it leaves in place of this one."""
        raise NotImplementedError

    def components(self, position):
        if self.width == 0:
            return [position]
        need(len(position) % self.width == 0, f"{words(position)}: not a position of the game")
        return [position[i : i + self.width] for i in range(0, len(position), self.width)]

    def in_order(self, position):
        """The order of components does not matter."""
        return sum(sorted(self.components(position)), ())

    def options(self, position):
        """The positions after each move, in order, each once."""
        parts = self.components(position)
        few = len(position) <= MOST_NUMBERS and sum(map(self.most_options, parts)) <= MOST_OPTIONS
        need(few, f"{words(position)}: it has more options than a certificate may list")
        found = set()
        for i, part in enumerate(parts):
            for left in self.moves(part):
                found.add(self.in_order(sum(parts[:i] + left + parts[i + 1 :], ())))
        return sorted(found)


SPACE = "[ \\t-\\r\\xa0\\u2000-\\u200a\\u202f\\u205f\\u3000]*"  # of any width


def integer(text):
    """A number of a parameter, as people type it: with spaces, a plus sign, full-width digits."""
    written = re.fullmatch(f"{SPACE}\\+?([0-9]{{1,20}}){SPACE}", re.sub("[\uff01-\uff5e]", lambda wide: chr(ord(wide[0]) - 0xFEE0), text))
    if not written:
        raise ValueError("a number is missing")
    return int(written[1])


def only(letters, text):
    """A text of these letters, which may have spaces around it."""
    found = re.fullmatch(f"{SPACE}([{letters}]+){SPACE}", text)
    need(found, f"parameters: expected a text of {letters} only")
    return found[1]


def board(letters, text):
    """The rows of a square board of these letters."""
    rows = only(f"{letters}/", text).split("/")
    need(all(len(row) == len(rows) for row in rows), "parameters: board: expected a square")
    return rows


def numbers(text):
    return () if re.fullmatch(SPACE, text) else tuple(map(integer, text.split(",")))


def xor(values):
    total = 0
    for value in values:
        total ^= value
    return total


def outcome(nimber):
    return "P" if nimber == 0 else "N"


def pair(heaps):
    """Tables of the first two heaps have both, of size 0 where there are fewer."""
    return heaps + (0,) * (2 - len(heaps))


class Nim(Game):
    def __init__(self, p):
        self.start = pair(numbers(p["heaps"]))
        self.max = integer(p["max"])
        self.misere = integer(p["misere"]) == 1
        need(integer(p["misere"]) < 2, "parameters: misere: expected 0 or 1")
        self.ending = "misere" if self.misere else "normal"
        self.theorem = "misere-nim" if self.misere else "nim-sum"

    def cell(self, column, row):
        need(column <= self.max and row <= self.max, "claim: there is no such cell")
        return (column, row) + self.start[2:]

    def most_options(self, component):
        return component[0]

    def moves(self, component):
        return [[(rest,)] for rest in range(component[0])]

    def known(self, position):
        nimber = xor(position)
        if not self.misere:
            return outcome(nimber), nimber, None
        large = any(heap > 1 for heap in position)
        return "N" if (nimber != 0) == large else "P", None, None


class Subtraction(Game):
    """Heaps; a move takes a number of stones that belongs to the set."""

    period_theorem = "subtraction-period"

    def moves(self, component):
        return [[(component[0] - stones,)] for stones in self.take if stones <= component[0]]

    def heaps_needed(self, preperiod, period):
        """Each nimber follows from the max(take) before it, so as many equalities in a row prove a period."""
        return preperiod + period + max(self.take)


class Bachet(Subtraction):
    def __init__(self, p):
        self.take = set(numbers(p["take"]))
        self.start = (integer(p["n"]),)
        self.columns = integer(p.get("width", "0"))

    def cell(self, column, row):
        need(column < self.columns, "claim: there is no such cell")
        return (row * self.columns + column,)


class TakeAway(Subtraction):
    def __init__(self, p):
        self.take = set(numbers(p["take"]))
        self.start = pair(numbers(p["heaps"]))
        self.max = integer(p["max"])

    cell = Nim.cell


class Exponential(Subtraction):
    take = [k**k for k in range(1, 16)]  # 16^16 is more than a heap may hold

    def __init__(self, p):
        self.start = numbers(p["heaps"])
        self.columns = integer(p["width"])
        self.size = integer(p["size"])

    cell = Bachet.cell


class Kayles(Game):
    """Rows of pins; a move takes one pin or two side by side. A row without pins stays where nothing else of its row is left."""

    period_theorem = "take-and-break-period"

    def __init__(self, p):
        self.start = pair(numbers(p["rows"]))
        self.max = integer(p["max"])

    cell = Nim.cell

    def most_options(self, component):
        return 2 * component[0]

    def moves(self, component):
        (pins,) = component
        for taken in (1, 2):
            for before in range(pins - taken + 1):
                left = [(row,) for row in (before, pins - taken - before) if row > 0]
                yield left or [(0,)]

    def heaps_needed(self, preperiod, period):
        """Guy and Smith (1956), for moves that take at most two: n up to 2 * preperiod + 2 * period + 2."""
        return 2 * preperiod + 2 * period + 2


class Graph(Game):
    """A token on a directed graph; a move takes it along an edge. The vertices are those that edges name, and the token's."""

    def __init__(self, p):
        edges = [tuple(map(integer, edge.split(">"))) for edge in p["edges"].split(",") if edge]
        token = integer(p["start"]) if "start" in p else edges[0][0] if edges else 0
        self.start = (token,)
        self.vertices = {token}.union(*edges)
        self.after = {}
        for source, target in edges:
            self.after.setdefault(source, []).append([(target,)])
        self.columns = integer(p["width"]) if "width" in p else self.own_width(max(self.vertices) + 1)

    @staticmethod
    def own_width(vertices):
        """The least power of 10, from 10 on, whose square is not less."""
        width = 10
        while width * width < vertices:
            width *= 10
        return width

    def cell(self, column, row):
        vertex = row * self.columns + column
        need(column < self.columns and vertex in self.vertices, "claim: there is no such cell")
        return (vertex,)

    def most_options(self, component):
        return len(self.after.get(component[0], []))

    def moves(self, component):
        return self.after.get(component[0], [])


class Pieces(Game):
    """Pieces on a square board, several may share a square; a component is row * side + column."""

    def cell(self, column, row):
        need(column < self.side and row < self.side and self.free(row, column), "claim: there is no such cell")
        return (row * self.side + column,)

    def free(self, row, column):
        return True

    def moves(self, component):
        row, column = divmod(component[0], self.side)
        for down, right in self.steps:
            r, c = row + down, column + right
            if 0 <= r < self.side and 0 <= c < self.side and self.free(r, c):
                yield [(r * self.side + c,)]

    def on_board(self, letters):
        return tuple(i for i, letter in enumerate("".join(letters)) if letter == "K")


class Knights(Pieces):
    steps = [(1, -2), (-1, -2), (-2, -1), (-2, 1)]

    def __init__(self, p):
        if "board" in p:
            rows = board(".K", p["board"])
            self.side = len(rows)
            self.start = self.on_board(rows)
        else:
            self.side = integer(p["n"])
            squares = [tuple(map(integer, square.split("."))) for square in p.get("knights", "").split(",") if square]
            need(all(max(square) < self.side for square in squares), "parameters: knights: expected squares of the board")
            self.start = tuple(row * self.side + column for row, column in squares)


class Bob(Pieces):
    steps = [(-1, 0), (0, -1), (-1, -1)]

    def __init__(self, p):
        self.board = board(".KX", p["board"])
        self.side = len(self.board)
        self.start = self.on_board(self.board)

    def free(self, row, column):
        return self.board[row][column] != "X"


class Coins(Game):
    """Coins on squares; a position is how many stand on each square from 1 on. A move takes a coin to any lower square, 0 among them."""

    width = 0
    theorem = "nim-sum"

    def __init__(self, p):
        self.start = numbers(p["counts"])

    def cell(self, column, row):
        """The table moves the two lowest coins; where there are fewer, they stand on square 0."""
        counts = list(self.start)
        lowest = [square for square, coins in enumerate(counts, 1) for _ in range(min(coins, 2))][:2]
        for square in lowest:
            counts[square - 1] -= 1
        for square in (column, row):
            if square > 0:
                counts[square - 1] += 1
        return tuple(counts)

    def most_options(self, component):
        return sum(square for square, coins in enumerate(component, 1) if coins)

    def moves(self, component):
        for square, coins in enumerate(component, 1):
            for to in range(square if coins else 0):
                after = list(component)
                after[square - 1] -= 1
                if to > 0:
                    after[to - 1] += 1
                yield [tuple(after)]

    def known(self, position):
        nimber = xor(square for square, coins in enumerate(position, 1) if coins % 2)
        return outcome(nimber), nimber, None


class Stones(Game):
    """Piles (i, stones); a move takes exactly i stones."""

    width = 2
    theorem = "quotients"

    def __init__(self, p):
        self.start = sum(enumerate(numbers(p["piles"]), 1), ())
        self.size = (integer(p["max"]), integer(p["rows"]))

    def cell(self, column, row):
        need(column <= self.size[0] and 1 <= row <= self.size[1], "claim: there is no such cell")
        return (row, column)

    def moves(self, component):
        i, stones = component
        return [[(i, stones - i)]] if stones >= i else []

    def known(self, position):
        nimber = xor(stones // i % 2 for i, stones in self.components(position))
        return outcome(nimber), nimber, None


class Bar(Game):
    """A bar of m rows and n columns with the bad piece at (r, c); a move cuts along a line and eats the part without the bad piece."""

    width = 4
    theorem = "nim-sum"

    def __init__(self, p):
        m, n = integer(p["m"]), integer(p["n"])
        self.start = (m, n, integer(p.get("r", f"{m // 2}")), integer(p.get("c", f"{n // 3}")))

    def cell(self, column, row):
        need(row < self.start[0] and column < self.start[1], "claim: there is no such cell")
        return self.start[:2] + (row, column)

    def most_options(self, component):
        return component[0] + component[1]

    def moves(self, component):
        m, n, r, c = component
        for cut in range(1, m):
            yield [(cut, n, r, c) if r < cut else (m - cut, n, r - cut, c)]
        for cut in range(1, n):
            yield [(m, cut, r, c) if c < cut else (m, n - cut, r, c - cut)]

    def known(self, position):
        m, n, r, c = position
        nimber = r ^ (m - 1 - r) ^ c ^ (n - 1 - c)
        return outcome(nimber), nimber, None


class Border(Game):
    """A coin at (row, column) goes up or left until row or column 0, where the digit 1 means that whoever moved there loses."""

    width = 2
    ending = "result"
    theorem = "diagonals"

    def __init__(self, p):
        self.top, self.left = only("01", p["top"]), only("01", p["left"])
        self.start = (integer(p.get("row", f"{len(self.left)}")), integer(p.get("col", f"{len(self.top)}")))
        need(self.start[0] <= len(self.left) and self.start[1] <= len(self.top), "parameters: row and col: expected a place in the table")

    def cell(self, column, row):
        need(1 <= row <= len(self.left) and 1 <= column <= len(self.top), "claim: there is no such cell")
        return (row, column)

    def moves(self, component):
        row, column = component
        return [[(row - 1, column)], [(row, column - 1)]] if row and column else []

    def result(self, position):
        row, column = position
        return "N" if (self.top[column - 1] if row == 0 else self.left[row - 1]) == "1" else "P"

    def known(self, position):
        """A diagonal has one value from row 2 and column 2 on."""
        row, column = position
        back = max(0, min(row, column) - 2)
        row, column = row - back, column - back
        across = [None] + [self.result((0, i)) == "N" for i in range(1, column + 1)]
        for y in range(1, row + 1):
            across[0] = self.result((y, 0)) == "N"
            for x in range(1, column + 1):
                across[x] = not (across[x] and across[x - 1])
        return "N" if across[column] else "P", None, None


class Letters(Game):
    """The letters l..end-1 of a word are left; Alice's letter that Bob has not answered, or 0; 0, 1 or 2 where her word is smaller, equal or
    larger so far. Letters are put in front, so the latest round with different letters decides."""

    width = 4
    ending = "result"
    theorem = "doubled-letters"

    def __init__(self, p):
        self.word = only("a-z", p["s"])
        need(len(self.word) % 2 == 0, "parameters: s: expected an even number of letters")
        self.start = (0, len(self.word), 0, 1)

    def cell(self, column, row):
        need(row < column < len(self.word) and (column - row) % 2 == 1, "claim: there is no such cell")
        return (row, column + 1, 0, 1)

    def moves(self, component):
        l, end, taken, ahead = component
        if l == end:
            return
        for letter, left in ((ord(self.word[l]), (l + 1, end)), (ord(self.word[end - 1]), (l, end - 1))):
            if left[0] == left[1]:
                left = (0, 0)  # no letter is left, wherever the last one stood
            if taken == 0:
                yield [left + (letter, ahead)]
            else:
                yield [left + (0, ahead if taken == letter else 0 if taken < letter else 2)]

    def result(self, position):
        return "NDP"[position[3]]

    def known(self, position):
        l, end = position[:2]
        while l < end and self.word[l] == self.word[end - 1]:
            l, end = l + 1, end - 1
        drawn = all(self.word[i] == self.word[i + 1] for i in range(l, end, 2))
        return "D" if drawn else "N", None, None


class Pawn(Game):
    """A pawn on the strip 1..n: before move number k; that move shifts it by k."""

    width = 2

    def __init__(self, p):
        self.n = integer(p["n"])
        self.start = (integer(p.get("start", f"{(self.n + 3) // 4}")), 1)

    def cell(self, column, row):
        need(1 <= column <= self.n and 1 <= row <= self.n, "claim: there is no such cell")
        return (column, row)

    def moves(self, component):
        pawn, k = component
        return [[(to, k + 1)] for to in (pawn - k, pawn + k) if 1 <= to <= self.n]


class Dominoes(Game):
    """The length of an empty strip, or 0 for the strip given; K; D; then the first cells of the dominoes that lie, oldest first. Where they
    stay (D = 0) the free cells as bits instead. A turn covers K free cells; what was laid D turns before has vanished."""

    width = 0
    reduction_theorem = "vanishing"

    def __init__(self, p):
        need("n" not in p or integer(p["n"]) <= 64, "parameters: n: expected at most 64")
        self.strip = "0" * integer(p["n"]) if "n" in p else only("01", p["strip"])
        self.start = (0, integer(p["k"]), integer(p["d"]))
        need(p["table"] in ("A", "B"), "parameters: table: expected A or B")
        self.empty_strips = p["table"] == "B"

    def cell(self, column, row):
        if self.empty_strips:
            need(1 <= column <= 64 and 1 <= row <= 64, "claim: there is no such cell")
            return (column, row, 0, (1 << column) - 1)
        need(1 <= row <= len(self.strip) and 1 <= column <= len(self.strip) + 2, "claim: there is no such cell")
        return (0, row, column)

    def free_cells(self, position):
        length, k, d = position[:3]
        strip = self.strip if length == 0 else "0" * length
        if d == 0:
            return [position[3] >> i & 1 == 1 for i in range(len(strip))]
        free = [digit == "0" for digit in strip]
        for first in position[3:]:
            free[first - 1 : first - 1 + k] = [False] * k
        return free

    def moves(self, component):
        k, d = component[1:3]
        free = self.free_cells(component)
        for first in range(1, len(free) - k + 2):
            if not all(free[first - 1 : first - 1 + k]):
                continue
            if d == 0:
                yield [component[:3] + (component[3] & ~(((1 << k) - 1) << (first - 1)),)]
            else:
                laid = component[3:] + (first,)
                yield [component[:3] + (laid[1:] if len(laid) == d else laid)]

    def reduced(self, position):
        """Dominoes that stay, as free runs of at least K cells side by side."""
        need(position[2] == 0 or len(position) == 3, "theorem: it says nothing of this position")
        runs = "".join("0" if free else "1" for free in self.free_cells(position)).split("1")
        return Runs(position[1]), tuple(len(run) for run in runs if len(run) >= position[1])

    def from_reduced(self, position, value):
        """The winner with dominoes that stay wins in the same time, if it is less than D turns; else the game is a draw."""
        winner, nimber, length = value
        if position[2] == 0:
            return value
        return (winner, None, length) if length < position[2] else ("D", None, None)


class Runs(Game):
    def __init__(self, k):
        self.k = k

    def moves(self, component):
        for before in range(component[0] - self.k + 1):
            yield [(run,) for run in (before, component[0] - self.k - before) if run >= self.k]


class Rules(Game):
    """Rules that are written as a text. A component is the numbers of a position, each counted from the least of its range; behind them,
    where Left and Right differ, who moves (0 is Left), and where points decide, by how much who moves is ahead, counted from EVEN."""

    TABLE = {"text", "across", "up", "down", "width"}

    def __init__(self, p):
        from rule_text import RuleText  # which stands beside this file

        begins = p.get("first") in ("left", "right")
        apart = self.TABLE | ({"first"} if begins else set())
        text = self.text = RuleText(p["text"], {name.removeprefix("rules."): value for name, value in p.items() if name not in apart})
        need(text.partisan or not begins, "parameters: first: both players have the same moves")
        self.beginner = 1 if begins and p["first"] == "right" else 0
        self.table = p
        self.width = len(text.ranges) + text.partisan + text.scored
        parts = text.components()
        several = text.splits or len(parts) != 1
        special = text.partisan or text.scored or text.decided or text.passes
        self.ending = "normal" if not special else "misere" if several and text.misere else "result"
        self.adds_up = not several or self.ending != "result"
        self.first = text.start if not parts else parts[0]
        self.start = sum((self.numbered(slots, self.beginner) for slots in parts), ())
        self.several = len(parts) > 1
        self.kept = {}

    def numbered(self, slots, right=0, lead=EVEN):
        out = tuple(slot - least for slot, (least, _) in zip(slots, self.text.ranges))
        return out + (right,) * self.text.partisan + (lead,) * self.text.scored

    def taken_apart(self, component):
        """The numbers of the text, who moves, and the lead."""
        text = self.text
        slots = tuple(number + least for number, (least, _) in zip(component, text.ranges))
        need(all(slot <= most for slot, (_, most) in zip(slots, text.ranges)), f"{words(component)}: beyond its range")
        right = component[len(slots)] if text.partisan else 0
        need(right < 2, f"{words(component)}: nobody moves")
        return slots, right, component[-1] - EVEN if text.scored else 0

    def moves(self, component):
        """In sums the same components come again and again."""
        if component not in self.kept:
            self.kept[component] = list(self.listed(component))
        return self.kept[component]

    def listed(self, component):
        slots, right, lead = self.taken_apart(component)
        if self.text.ended(slots):
            return
        for line, (who, _, _) in enumerate(self.text.moves):
            if who == ("Left" if right else "Right"):
                continue
            for left, gained in self.text.options_of(line, slots):
                yield [self.numbered(one, 1 - right, EVEN - lead - gained) for one in left]

    def result(self, position):
        slots, right, lead = self.taken_apart(position)
        payoff = lead + self.text.payoff(self.text.ended(slots) or self.text.stuck(), slots, "Right" if right else "Left")
        return "N" if payoff > 0 else "P" if payoff < 0 else "D"

    def cell(self, column, row):
        """Tables show one number in rows, two heaps, or any two numbers of a position while the others stay."""
        text, p = self.text, self.table
        shown = lambda slot, number: number + min(text.ranges[slot][0], 0)
        slots = list(self.first)
        if "across" in p:
            slots[text.names.index(p["across"])] = shown(text.names.index(p["across"]), column)
            along = p.get("up", p.get("down"))
            need(along or row == 0, "no such row")
            if along:
                slots[text.names.index(along)] = shown(text.names.index(along), row)
            return self.legal(slots)
        need(len(slots) == 1, "no such cell")
        if self.several and not text.partisan:
            return self.legal([shown(0, column)]) + self.legal([shown(0, row)]) + self.start[2:]
        need(column < integer(p["width"]), "no such column")
        return self.legal([shown(0, row * integer(p["width"]) + column)])

    def formula_values(self, formula):
        """All positions of one component, in order, and what a formula is worth there."""
        ranges = [range(least, most + 1) for least, most in self.text.ranges]
        need(math.prod(map(len, ranges)) <= MOST_TRIED, "too many positions")
        value_at = self.text.formula(formula)
        for slots in itertools.product(*ranges):
            if self.text.is_legal(slots):
                number = value_at(slots)
                for right in range(1 + self.text.partisan):
                    yield self.numbered(slots, right), number

    def legal(self, slots):
        fits = all(least <= slot <= most for slot, (least, most) in zip(slots, self.text.ranges))
        need(fits and self.text.is_legal(tuple(slots)), "no position")
        return self.numbered(slots, self.beginner)


GAMES = {
    "dominoes": Dominoes, "tabgame": Border, "letter-picking": Letters, "ungame": Pawn, "bachet": Bachet, "take-away": TakeAway,
    "nim": Nim, "knights": Knights, "the-game": Coins, "stone-game": Stones, "exclusively-edible": Bar,
    "exponential-game": Exponential, "bobs-game": Bob, "kayles": Kayles, "graph": Graph,
    "rules": Rules,
}  # fmt: skip


# Proofs -----------------------------------------------------------------------------------------------------------------------------------


def words(position):
    return "position " + (", ".join(map(str, position[:12])) or "()") + (", ..." if len(position) > 12 else "")


def is_number(value):
    return type(value) is int and 0 <= value <= EXACT


def natural(value):
    """A number, or a text that is one above 2^53."""
    if type(value) is str and re.fullmatch("[1-9][0-9]{15,19}", value) and EXACT < int(value) < 2**64:
        return int(value)
    need(is_number(value), f"expected a number, got {json.dumps(value)[:40]}")
    return value


def natural_or_none(value):
    return None if value is None else natural(value)


def position_from(value):
    need(type(value) is list, f"expected the numbers of a position, got {json.dumps(value)[:40]}")
    return tuple(map(natural, value))


def value_from(items):
    winner, nimber, length = items
    need(winner in ("N", "P", "D"), f"expected N, P or D, got {json.dumps(winner)[:40]}")
    return winner, natural_or_none(nimber), natural_or_none(length)


def least_missing(values):
    found, least = set(values), 0
    while least in found:
        least += 1
    return least


def end_value(game, position):
    """Of a position without options."""
    if game.ending == "normal":
        return "P", 0, 0
    winner = "N" if game.ending == "misere" else game.result(position)
    return winner, None, None if winner == "D" else 0


def value_of_options(values):
    """The value of a position by those of its options: the winner hurries, the loser delays. Unknown parts of them stay unknown."""
    winners = {winner for winner, _, _ in values}
    nimbers = [nimber for _, nimber, _ in values]
    nimber = None if None in nimbers else least_missing(nimbers)
    if "P" not in winners and "D" in winners:
        return "D", nimber, None
    won = "P" in winners
    lengths = [length for winner, _, length in values if winner == "P" or not won]
    length = None if None in lengths else 1 + (min(lengths) if won else max(lengths))
    return "N" if won else "P", nimber, length


def read_list(entries, read):
    """The entries of a list by their positions, in its order, each with its place."""
    need(type(entries) is list, "expected a list")
    listed = {}
    for place, entry in enumerate(entries):
        try:
            position, value = read(entry)
        except (TypeError, ValueError, IndexError):
            raise Wrong(f"entry {place + 1}: not of the form that docs/certificates.md describes") from None
        except Wrong as wrong:
            raise Wrong(f"entry {place + 1}: {wrong}") from None
        need(position not in listed, f"entry {place + 1}, {words(position)}: it is listed before")
        listed[position] = (place, value)
    return listed


def prove(listed, needed, look):
    """Looks at each position that is needed, and at those that these need, each once; `look` gives them. None may be left over."""
    met, open_ = set(), list(needed)
    while open_:
        position = open_.pop()
        if position in met:
            continue
        need(position in listed, f"not listed: {words(position)}")
        met.add(position)
        place, value = listed[position]
        try:
            open_.extend(look(position, place, value))
        except Wrong as wrong:
            raise Wrong(f"entry {place + 1}, {words(position)}: {wrong}") from None
    for position, (place, _) in listed.items():
        need(position in met, f"entry {place + 1}, {words(position)}: nothing leads to it")


def earlier(listed, position, place):
    """The value of an option, which stands before that place, if one is given."""
    need(position in listed, f"its option is not listed: {words(position)}")
    need(place is None or listed[position][0] < place, f"its option comes later: {words(position)}")
    return listed[position][1]


# Each takes the positions that the claim speaks of, and gives their values: outcome, nimber, remoteness; of a strategy a bound as well.


def by_values(game, positions, certificate):
    """Every position that can be reached, each from its options."""
    listed = read_list(certificate["values"], lambda entry: (position_from(entry[0]), value_from(entry[1:])))
    roots = [game.in_order(position) for position in positions]
    # With nimbers the order shows that play ends; without them remotenesses that fall show it of what is won, and the rest is a draw.
    ordered = any(nimber is not None for _, (_, nimber, _) in listed.values())

    def look(position, place, value):
        options = game.options(position)
        values = [earlier(listed, option, place if ordered else None) for option in options]
        need((value[0] == "D") == (value[2] is None), "a remoteness is missing, or a draw has one")
        found = value_of_options(values) if options else end_value(game, position)
        if not ordered:
            found = (found[0], None, found[2])
        need(value == found, f"it is {found}, not {value}")
        return options

    prove(listed, roots, look)
    return [listed[root][1] for root in roots]


def by_nimbers(game, positions, certificate):
    """The components' nimbers; and, if the lengths are there, how long the sums last."""
    need(game.ending == "normal" and game.width > 0, "the game is no sum in normal play")
    parts = [part for position in positions for part in game.components(position)]

    def read(entry):
        entry = position_from(entry)
        need(len(entry) == game.width + 1, "expected the numbers of a component and its nimber")
        return entry[:-1], entry[-1]

    listed = read_list(certificate["nimbers"], read)

    def look(component, place, nimber):
        need(game.most_options(component) <= 4 * len(listed), "not all of its options are listed")
        moves = list(game.moves(component))
        seen = [xor(earlier(listed, part, place) for part in left) for left in moves]
        need(least_missing(seen) == nimber, f"the nimber is {least_missing(seen)}, not {nimber}")
        return [part for left in moves for part in left]

    prove(listed, parts, look)

    def nimber_of(position):
        for part in game.components(position):
            need(part in listed, f"its nimber is not proved: {words(part)}")
        return xor(listed[part][1] for part in game.components(position))

    found = [nimber_of(position) for position in positions]
    if "lengths" not in certificate:
        return [(outcome(nimber), nimber, None) for nimber in found]
    lengths = read_list(certificate["lengths"], lambda entry: (position_from(entry[0]), natural(entry[1])))

    def look_at_length(position, place, length):
        options = game.options(position)
        wins = nimber_of(position) != 0
        if wins:
            options = [option for option in options if nimber_of(option) == 0]
        after = [earlier(lengths, option, place) for option in options]
        found = 1 + (min(after) if wins else max(after)) if after else 0
        need(found == length, f"it lasts {found} moves, not {length}")
        return options

    roots = [game.in_order(position) for position in positions]
    prove(lengths, roots, look_at_length)
    return [(outcome(nimber), nimber, lengths[root][1]) for root, nimber in zip(roots, found)]


def by_period(game, positions, certificate):
    need(certificate["theorem"] == game.period_theorem, "theorem: the game has none of that name about its period")
    terms = position_from(certificate["nimbers"])
    preperiod, period = natural(certificate["preperiod"]), natural(certificate["period"])
    need(period > 0 and len(terms) == game.heaps_needed(preperiod, period), "nimbers: the theorem needs another number of heaps")
    for heap, nimber in enumerate(terms):
        found = least_missing([xor(terms[row] for (row,) in left) for left in game.moves((heap,))])
        need(found == nimber, f"heap {heap}: the nimber is {found}, not {nimber}")
        need(heap < preperiod + period or nimber == terms[heap - period], f"heap {heap}: it differs from the heap a period before")

    def value(position):
        folded = [heap if heap < preperiod else preperiod + (heap - preperiod) % period for heap in position]
        nimber = xor(terms[heap] for heap in folded)
        return outcome(nimber), nimber, None

    return [value(position) for position in positions]


def by_strategy(game, positions, certificate):
    """One answer to each move of the other side; the moves left get fewer."""

    def read(entry):
        need(entry[1] in ("N", "P") and len(entry) in (3, 4), "not of the form that docs/certificates.md describes")
        return position_from(entry[0]), (entry[1], natural(entry[2]), position_from(entry[3]) if len(entry) == 4 else None)

    listed = read_list(certificate["strategy"], read)
    roots = [game.in_order(position) for position in positions]

    def look(position, place, value):
        winner, within, to = value
        options = game.options(position)
        if not options:
            need(end_value(game, position)[0] == winner and to is None, "the game is over, and it is not so")
            return []
        need((winner == "N") == (to is not None), "a move is missing, or one too many")
        if winner == "N":
            need(to in options, f"no move leads to {words(to)}")
            options = [to]
        for option in options:
            need(option in listed, f"its option is not listed: {words(option)}")
            need(listed[option][1][0] != winner, f"its option is {winner} as well: {words(option)}")
            need(listed[option][1][1] < within, f"the moves left do not get fewer: {words(option)}")
        return options

    prove(listed, roots, look)
    return [(winner, None, None, within) for winner, within, _ in (listed[root][1] for root in roots)]


def by_theorem(game, positions, certificate):
    need(game.theorem is not None and certificate["theorem"] == game.theorem, "theorem: none of that name gives the values of this game")
    return [game.known(position) for position in positions]


def by_reduction(game, positions, certificate):
    need(game.reduction_theorem and certificate["theorem"] == game.reduction_theorem, "theorem: none of that name leads to another game")
    need("lengths" in certificate, "lengths: missing")
    (position,) = positions
    other, reduced = game.reduced(position)
    return [game.from_reduced(position, value) for value in by_nimbers(other, [reduced], certificate)]


def chosen_lines(root, listed, choose):
    """16 lines of play of up to 64 moves."""
    for _ in range(16):
        at = root
        for _ in range(65):
            yield at
            options = listed[at][1][1]
            if not options:
                break
            at = options[choose(len(options))][0]


def chosen_cells(cells, choose):
    """64 cells of a window, those among them on which a position stands."""
    picked = [cells[choose(len(cells))] for _ in range(64)]
    return [position for position in picked if position is not None]


def by_sample(game, positions, certificate):
    """Positions chosen by the seed: their values agree with those of their options. It is no proof."""

    def valued(entry):
        need(len(entry) == 4, "not of the form that docs/certificates.md describes")
        return position_from(entry[0]), value_from(entry[1:])

    def read(entry):
        place, value = valued(entry[:4])
        need(len(entry) == 5 and type(entry[4]) is list, "not of the form that docs/certificates.md describes")
        return place, (value, [valued(option) for option in entry[4]])

    listed = read_list(certificate["sample"], read)
    roots = [game.in_order(position) for position in positions]
    window = certificate.get("cells")
    values = [value_from(cell) for row in window for cell in row if cell is not None] if window else []
    stated = {}
    for root, value in zip(roots, values):
        need(stated.setdefault(root, value) == value, f"cells: two values are given for {words(root)}")
    for position, (place, (value, options)) in listed.items():
        where = f"entry {place + 1}, {words(position)}: "
        need([option for option, _ in options] == game.options(position), where + "its options are others")
        found = value_of_options([v for _, v in options]) if options else end_value(game, position)
        found = (found[0], None if value[1] is None else found[1], None if value[2] is None else found[2])
        need(value == found, where + f"it is {found}, not {value}")
        for other, given in options + [(position, value)]:
            need(stated.setdefault(other, given) == given, where + f"two values are given for {words(other)}")
    state, met = natural(certificate["seed"]), set()
    need(state < 2**32, "seed: expected a number below 2^32")

    def choose(count):
        nonlocal state
        state = (state * 1664525 + 1013904223) % 2**32
        return state * count >> 32

    if window:
        standing = iter(roots)
        chosen = chosen_cells([None if cell is None else next(standing) for row in window for cell in row], choose)
    else:
        chosen = chosen_lines(roots[0], listed, choose)
    for position in chosen:
        need(position in listed, f"the seed leads to a position that is not listed: {words(position)}")
        met.add(position)
    need(len(met) == len(listed), "the seed does not lead to all positions that are listed")
    return [stated[root] for root in roots]


class Sides:
    """Components in normal play, with the moves of Left (0) and Right (1), of a rule text or of the parts of a sum. Nothing in a component
    says who is to move; in a sum it begins with the number of its part."""

    def __init__(self, game, parameters, at):
        need(game in ("rules", "sum"), "game: values are certified of rules or sum")
        self.is_sum = game == "sum"
        if not self.is_sum:
            self.parts = [Rules(parameters)]
            self.start = self.components(0, Rules.cell(self.parts[0], *at) if at else self.parts[0].start)
            return
        need(set(parameters) == {"parts"} and not at, "parameters: expected the parts of a sum, without a cell")
        self.parts, self.start = [], []
        for part in parameters["parts"].split("|"):
            name, *given = part.split(";")
            need(name in GAMES and name != "sum", f"parameters: no such game: {name}")
            pairs = [item.split("=", 1) for item in given]
            self.parts.append(GAMES[name]({key: urllib.parse.unquote(value, errors="strict") for key, value in pairs}))
            number = len(self.parts) - 1
            self.start += [(number,) + component for component in self.components(number, self.parts[number].start)]

    def components(self, number, position):
        game = self.parts[number]
        text = game.text if type(game) is Rules else None
        normal = not (text.scored or text.decided or text.passes) if text else game.ending == "normal"
        need(normal, "parameters: values need normal play")
        return [self.without_mover(game, component) for component in game.components(position)]

    @staticmethod
    def without_mover(game, component):
        return component[:-1] if type(game) is Rules and game.text.partisan else component

    def moves(self, component, side):
        """For each move, the components that it leaves."""
        game = self.parts[component[0] if self.is_sum else 0]
        whole = component[self.is_sum :] + ((side,) if type(game) is Rules and game.text.partisan else ())
        need(game.most_options(whole) <= MOST_OPTIONS, "it has more moves than a certificate may list")
        return [[component[: self.is_sum] + self.without_mover(game, part) for part in left] for left in game.moves(whole)]


def places_from(value, below, once):
    """Numbers below a limit, in order."""
    numbers_ = position_from(value)
    fits = all(number < below for number in numbers_) and all(a + once <= b for a, b in zip(numbers_, numbers_[1:]))
    need(fits, "not of the form that docs/certificates.md describes")
    return numbers_


class ValueProof:
    """The canonical form of every position that can be reached, by the definitions of <= and + alone."""

    def __init__(self, sides, certificate):
        from value_forms import Forms  # which stands beside this file

        self.sides, self.forms = sides, Forms()
        self.read("forms", certificate, self.form)
        self.listed = len(self.forms.options)  # those after them are made to be compared
        self.zero = self.forms.add([], [])
        self.used = set()  # forms
        self.sums, self.used_sums = {}, set()
        self.read("sums", certificate, self.sum_of_two)
        self.places = 0  # positions that are read
        try:
            self.positions = read_list(certificate["positions"], self.position)
        except Wrong as wrong:
            raise Wrong(f"positions, {wrong}") from None
        self.by_place = list(self.positions.values())
        try:
            prove(self.positions, sides.start, self.look)
        except Wrong as wrong:
            raise Wrong(f"positions, {wrong}") from None
        self.value = self.total(sorted(self.positions[component][0] for component in sides.start))

    def need_all(self):
        """Nothing is listed to which nothing leads."""
        for place, pair in enumerate(self.sums):
            need(pair in self.used_sums, f"sums, entry {place + 1}: nothing leads to it")
        for form in reversed(range(self.listed)):
            need(form in self.used, f"forms, entry {form + 1}: nothing leads to it")
            self.used.update(*self.forms.options[form])

    @staticmethod
    def read(name, certificate, read):
        need(type(certificate[name]) is list, f"{name}: expected a list")
        for place, entry in enumerate(certificate[name]):
            try:
                read(place, entry)
            except Wrong as wrong:
                raise Wrong(f"{name}, entry {place + 1}: {wrong}") from None

    def form(self, place, entry):
        need(type(entry) is list and len(entry) == 2, "expected two lists of earlier forms, in order")
        left, right = (places_from(side, place, True) for side in entry)
        need(self.forms.add(left, right) == place, "it is listed before")
        for side, options in enumerate((left, right)):
            for option in options:
                for better in options:
                    dominated = better != option and self.forms.as_good(side, better, option)
                    need(not dominated, f"its option {option} is dominated by {better}")
                for reply in self.forms.options[option][1 - side]:
                    reversible = self.forms.as_good(1 - side, reply, place)
                    need(not reversible, f"its option {option} is reversible through {reply}")

    def plus(self, g, h):
        if self.zero in (g, h):
            return h if g == self.zero else g
        pair = (min(g, h), max(g, h))
        need(pair in self.sums, f"the sum of forms {pair[0]} and {pair[1]} is not listed")
        self.used_sums.add(pair)
        return self.sums[pair]

    def total(self, places):
        total = self.zero
        for place in places:
            total = self.plus(total, self.by_place[place][1][0])
        return total

    def sum_of_two(self, place, entry):
        numbers_ = position_from(entry)
        fits = len(numbers_) == 3 and numbers_[0] <= numbers_[1] and max(numbers_) < self.listed
        need(fits, "expected two forms, in order, and the form of their sum")
        g, h, total = numbers_
        need((g, h) not in self.sums, "it is listed before")
        moved = lambda side: [self.plus(x, h) for x in self.forms.options[g][side]] + [self.plus(g, x) for x in self.forms.options[h][side]]
        need(self.forms.equal(self.forms.add(moved(0), moved(1)), total), f"the sum is not form {total}")
        self.sums[g, h] = total
        self.used.update(numbers_)

    def position(self, entry):
        component, form, left, right = entry
        need(natural(form) < self.listed, "there is no such form")
        self.used.add(form)
        need(type(left) is list and type(right) is list, "not of the form that docs/certificates.md describes")
        options = [list(map(self.option, left)), list(map(self.option, right))]
        self.places += 1
        return position_from(component), (form, options)

    def option(self, entry):
        after, fate, *by = entry
        length = {"kept": 0, "dominated": 1, "reversible": 2}.get(fate) if type(fate) is str else None
        need(length == len(by), "not of the form that docs/certificates.md describes")
        return places_from(after, self.places, False), fate, tuple(map(natural, by))

    def look(self, component, place, value):
        form, options = value
        behind, after = [], []
        for side, listed in enumerate(options):
            moves = self.sides.moves(component, side)
            found = set()
            for move in moves:
                for part in move:
                    earlier(self.positions, part, place)
                found.add(tuple(sorted(self.positions[part][0] for part in move)))
                behind.extend(move)
            need(sorted(found) == [option[0] for option in listed], f"the moves of {('Left', 'Right')[side]} are others")
            after.append([self.total(places) for places, _, _ in listed])
        need(self.forms.equal(self.forms.add(*after), form), f"its value is not form {form}")
        for side, listed in enumerate(options):
            for i, (option, value) in enumerate(zip(listed, after[side])):
                true = self.has_fate(form, side, option, value)
                need(true, f"option {i + 1} of {('Left', 'Right')[side]} is not {option[1]} in this way")
        return behind

    def has_fate(self, form, side, option, value):
        places, fate, by = option
        canonical = self.forms.options[form][side]
        if fate == "kept":
            return value in canonical
        if fate == "dominated":
            return by[0] in canonical and by[0] != value and self.forms.as_good(side, by[0], value)
        part, reply = by
        replies = self.by_place[places[part]][1][1][1 - side] if part < len(places) else []
        if reply >= len(replies):
            return False
        through = self.total(sorted(places[:part] + places[part + 1 :] + replies[reply][0]))
        return self.forms.as_good(1 - side, through, form)


def check_value(certificate):
    """A certificate of a value: raises Wrong for one that is not valid."""
    from value_forms import TooMuch, form_of_name, walls_of

    claim, at = certificate["claim"], None
    need(set(claim) <= {"at", "position", "value", "class", "mean", "temperature"}, "claim: no such field")
    if "at" in claim:
        at = position_from(claim["at"])
        need(len(at) == 2, "claim: expected a column and a row")
    try:
        sides = Sides(certificate["game"], certificate["parameters"], at)
    except (KeyError, ValueError, IndexError, TypeError, RecursionError) as error:
        raise Wrong(f"parameters: not those of the game, or no such cell ({error})") from None
    position = claim.get("position")
    need(type(position) is list and [*map(position_from, position)] == sides.start, "claim: the parameters describe other components")
    try:
        proof = ValueProof(sides, certificate)
        forms, value = proof.forms, proof.value
        signs = forms.at_most(proof.zero, value), forms.at_most(value, proof.zero)
        is_ = {(True, True): "P", (True, False): "L", (False, True): "R", (False, False): "N"}[signs]
        need(claim.get("class") == is_, f"claim: the class is {is_}")
        if "value" in claim:
            need(type(claim["value"]) is str, "claim: value: expected a name")
            try:
                named = form_of_name(forms, claim["value"])
            except TooMuch:
                raise
            except (ValueError, ZeroDivisionError):
                raise Wrong("claim: value is not the name of a value of this size") from None
            need(forms.equal(named, value), "claim: the value has another name")
        if claim.keys() & {"mean", "temperature"}:
            for name, number in zip(("mean", "temperature"), walls_of(forms, value)):
                need(claim.get(name, str(number)) == str(number), f"claim: the {name} is {number}")
        proof.need_all()
    except TooMuch as error:
        raise Wrong(f"forms: {error}") from None
    except (KeyError, ValueError, IndexError, TypeError, RecursionError) as error:
        raise Wrong(f"rules: they cannot be followed ({error})") from None


HEAD = {"certificate", "game", "parameters", "claim", "proof", "proved", "checksum"}
FORMULAS = {"values", "nimbers"}  # proofs of claims about a formula
WINDOWS = {"values", "nimbers", "period", "theorem", "sample"}  # proofs of all cells of a window
PROOFS = {  # how each is checked, the fields that it needs, and those that it may have
    "values": (by_values, {"values"}, set()),
    "nimbers": (by_nimbers, {"nimbers"}, {"lengths"}),
    "period": (by_period, {"theorem", "nimbers", "preperiod", "period"}, set()),
    "strategy": (by_strategy, {"strategy"}, set()),
    "theorem": (by_theorem, {"theorem"}, set()),
    "reduction": (by_reduction, {"theorem", "nimbers"}, {"lengths"}),
    "sample": (by_sample, {"seed", "sample"}, set()),
    "canonical": (check_value, {"forms", "sums", "positions"}, set()),
}


def each_once(pairs):
    names = dict(pairs)
    need(len(names) == len(pairs), "a name comes twice")
    return names


def standing(game, column, row):
    """The position on a cell; None where there is none."""
    try:
        return game.cell(column, row)
    except (Wrong, IndexError):
        return None


def claimed_cells(game, certificate):
    """The positions that stand on the cells of a window, with what is claimed of each."""
    claim, rows = certificate["claim"], certificate["cells"]
    need(set(claim) == {"window"}, "claim: no such field beside a window")
    window = position_from(claim["window"])
    need(len(window) == 4 and 0 < window[2] * window[3] <= MOST_CELLS, f"claim: expected a window of 1 to {MOST_CELLS} cells: column, row, width, height")
    first, top, width, height = window
    formed = type(rows) is list and len(rows) == height and all(type(row) is list and len(row) == width for row in rows)
    need(formed, "cells: expected as many rows and cells as the window has")
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            position = standing(game, first + x, top + y)
            where = f"cell {first + x},{top + y}"
            need((cell is None) == (position is None), f"{where}: a position stands on it, or none, and it is not so")
            if position is None:
                continue
            need(type(cell) is list and len(cell) == 3, f"{where}: expected an outcome, a nimber and a remoteness")
            winner, nimber, length = value_from(cell)
            yield position, {"outcome": winner, "nimber": nimber, "remoteness": length}, where


def claimed_position(game, certificate):
    claim = certificate["claim"]
    try:
        position = game.cell(*position_from(claim["at"])) if "at" in claim else game.start
    except (ValueError, IndexError, TypeError) as error:
        raise Wrong(f"claim: there is no such cell ({error})") from None
    claimed = claimed_value(claim)
    need(set(claim) <= {"at", "position", "outcome", "nimber", "remoteness", "within"}, "claim: no such field")
    need(position_from(claim.get("position")) == position, f"claim: the parameters describe another position: {words(position)}")
    yield position, claimed, "claim"


def claimed_formula(game, certificate):
    """That a formula is right for all positions of a text, or that it is wrong for one."""
    claim = certificate["claim"]
    formula, against = claim["formula"], claim.get("against")
    need(type(formula) is str and against in ("outcome", "nimber"), "claim: expected a formula, against outcome or nimber")
    need(type(game) is Rules, "claim: the game has no formulas")
    try:
        values = dict(game.formula_values(formula))
    except (KeyError, ValueError, IndexError, TypeError, RecursionError) as error:
        raise Wrong(f"claim: no formula of these rules ({error})") from None
    if "positions" in claim:
        need(set(claim) == {"formula", "against", "positions"}, "claim: no such field beside a formula that holds")
        need(0 < len(values) <= MOST_CELLS and natural(claim["positions"]) == len(values), f"claim: the formula speaks of {len(values)} positions")
        for position, number in values.items():
            where = f"formula, {words(position)}"
            need(number is not None and (against == "outcome" or number >= 0), f"{where}: it says nothing that could be so")
            yield position, {"nimber": number} if against == "nimber" else {"P": number != 0}, where
        return
    need(set(claim) <= {"formula", "against", "position", "outcome", "nimber", "remoteness"}, "claim: no such field beside a formula")
    position, value = position_from(claim.get("position")), claimed_value(claim)
    need(position in values, f"claim: the formula does not speak of {words(position)}")
    need(against == "outcome" or "nimber" in value, "claim: nimber is missing")
    number = values[position]
    right = value["nimber"] == number if against == "nimber" else number is not None and (value["outcome"] == "P") == (number != 0)
    need(not right, "claim: the formula says just that")
    yield position, value, "claim"


def claimed_value(claim):
    need(claim.get("outcome") in ("N", "P", "D"), "claim: expected an outcome, N, P or D")
    return {name: claim[name] if name == "outcome" else natural(claim[name]) for name in ("outcome", "nimber", "remoteness", "within") if name in claim}


def in_digits(text):
    need(re.fullmatch("[0-9]{1,16}", text), f"expected a natural number in digits, got {text[:40]}")
    return int(text)


def check(text):
    """Returns the parts that a valid certificate leaves unproven, in words. Raises Wrong, and nothing else, for any other text."""
    try:
        return judged(text)
    except Wrong:
        raise
    except Exception as error:
        # Nothing but faults of a file is expected; whatever else came up, the file is not shown to be valid.
        raise Wrong(f"not of the form that docs/certificates.md describes ({error})") from None


def judged(text):
    try:
        certificate = json.loads(text, object_pairs_hook=each_once, parse_int=in_digits, parse_float=in_digits, parse_constant=in_digits)
    except json.JSONDecodeError as error:
        raise Wrong(f"not JSON: {error}") from None
    version = certificate.get("certificate") if type(certificate) is dict else None
    need(is_number(version) and version == 1, "certificate: expected version 1")
    proof = certificate.get("proof")
    need(type(proof) is str and proof in PROOFS, "proof: expected one of " + ", ".join(PROOFS))
    checker, needed, more = PROOFS[proof]
    formula, window = (type(certificate.get("claim")) is dict and name in certificate["claim"] for name in ("formula", "window"))
    need(not window or proof in WINDOWS, f"proof: none of a window by {proof}")
    need(not formula or proof in FORMULAS, f"proof: none of a formula by {proof}")
    needed = needed | ({"cells"} if window else set())
    for name in sorted(HEAD | needed):
        need(name in certificate, f"{name}: missing")
    for name in certificate:
        need(name in HEAD | needed | more, f"{name}: no such field in a proof by {proof}")
    rest = {name: value for name, value in certificate.items() if name != "checksum"}
    canonical = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    checksum = f"{zlib.crc32(canonical.encode()):08x}"
    need(certificate["checksum"] == checksum, f"checksum: it is {checksum}, so the file was changed after it was written")
    need(certificate["proved"] is (proof != "sample"), "proved: expected true, or false for a sample")
    need(type(certificate["game"]) is str and certificate["game"] in {*GAMES, "sum"}, "game: no such game")
    parameters, claim = certificate["parameters"], certificate["claim"]
    need(type(parameters) is dict and type(claim) is dict, "parameters and claim: expected objects")
    need(all(type(value) is str for value in parameters.values()), "parameters: expected texts")
    if proof == "canonical":
        checker(certificate)
        return ""
    need(certificate["game"] in GAMES, "game: of a sum, the value is certified")
    try:
        game = GAMES[certificate["game"]](parameters)
    except (KeyError, ValueError, IndexError, TypeError, RecursionError) as error:
        raise Wrong(f"parameters: not those of the game ({error})") from None
    need(game.adds_up, "parameters: components that do not add up")
    claims = list((claimed_formula if formula else claimed_cells if window else claimed_position)(game, certificate))
    need(claims, "cells: no position stands on any")
    try:
        proved = checker(game, [position for position, _, _ in claims], certificate)
    except Wrong as wrong:
        raise Wrong(f"{proof}: {wrong}") from None
    except (KeyError, ValueError, IndexError, TypeError, RecursionError) as error:
        if type(game) is not Rules:
            raise
        raise Wrong(f"rules: they cannot be followed ({error})") from None
    for (_, claimed, where), values in zip(claims, proved):
        is_ = dict(zip(("outcome", "nimber", "remoteness", "within"), values + (None,)), P=values[0] == "P")
        for name, value in claimed.items():
            need(value == is_[name] or (window and value is None), f"{where}: {name} is {is_[name]} by the proof, not {value}")
    need(window or proof != "strategy" or "within" in certificate["claim"], "claim: within is missing")
    if proof == "sample":
        return "a sample: the positions on it agree with one another, and nothing is proved"
    return f'by the theorem "{certificate["theorem"]}", which is taken as proved' if "theorem" in certificate else ""


def line(text):
    """One line of a terminal, whatever names and texts of files are in it."""
    return "".join(letter if letter.isprintable() else f"\\u{{{ord(letter):x}}}" for letter in text[:1000])


def text_of(content):
    """The text of a file: UTF-8, or UTF-16 with its mark, as Windows PowerShell writes it."""
    encodings = {codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}
    return content.decode(encodings.get(content[:2], "utf-8-sig"))


def main(files):
    sys.stdout.reconfigure(errors="backslashreplace")
    status = 0
    for file in files or ["-"]:
        name = f"{file}: " if len(files) > 1 else ""
        try:
            with open(0 if file == "-" else file, "rb") as opened:
                note = check(text_of(opened.read()))
            print(line(name + "valid"))
            if note:
                print(f"note: {note}", file=sys.stderr)
        except (Wrong, OSError, ValueError) as wrong:
            print(line(name + str(wrong)))
            status = 1
    sys.exit(status)


if __name__ == "__main__":
    main(sys.argv[1:])
