"""Games of Left and Right as lists of options, for check.py: compared and added by the definitions alone, and read from names of values.

A form is a number; its options are the forms before it. (Conway, "On numbers and games", chapter 0.)
"""

import re
from fractions import Fraction

MOST_FORMS = 200_000
MOST_COMPARED = 1_200_000  # so that a file cannot ask for more work than there is
MOST_LOOKS = 12_000_000  # at options, for comparisons


class TooMuch(ValueError):
    """More forms or comparisons than a certificate may need."""


class Forms:
    def __init__(self):
        self.options, self.places = [], {}
        self.compared, self.negatives, self.sums = {}, {}, {}
        self.looks = 0

    def add(self, left, right):
        """The form with these options, in any order; the same options give the same form."""
        both = tuple(sorted(set(left))), tuple(sorted(set(right)))
        if both not in self.places:
            if len(self.options) == MOST_FORMS:
                raise TooMuch("too many forms")
            self.places[both] = len(self.options)
            self.options.append(both)
        return self.places[both]

    def at_most(self, g, h):
        """True if g <= h: no Left option of g is >= h, no Right option of h is <= g."""
        known, open_ = self.compared, [] if (g, h) in self.compared else [[g, h, 0]]
        while open_:
            now = open_[-1]
            left, right = self.options[now[0]][0], self.options[now[1]][1]
            over, pair = now[2] == len(left) + len(right), None
            if not over:
                pair = (now[1], left[now[2]]) if now[2] < len(left) else (right[now[2] - len(left)], now[0])
            self.looks += 1
            refuted = False if over else known.get(pair)
            if len(known) == MOST_COMPARED or self.looks == MOST_LOOKS:
                raise TooMuch("more comparisons than a certificate may take")
            if refuted is None:
                open_.append([*pair, 0])
            elif over or refuted:
                known[now[0], now[1]] = over
                open_.pop()
            else:
                now[2] += 1
        return known[g, h]

    def equal(self, g, h):
        return g == h or (self.at_most(g, h) and self.at_most(h, g))

    def as_good(self, side, better, than):
        """True if a form is at least as good as another for Left (0) or Right (1)."""
        return self.at_most(better, than) if side else self.at_most(than, better)

    def made(self, known, first, needed, make):
        """A form that others of its kind are needed for: all of them, without recursion."""
        open_ = [first]
        while open_:
            missing = [one for one in needed(open_[-1]) if one not in known]
            if missing:
                open_.extend(missing)
            else:
                now = open_.pop()
                known[now] = make(now)
        return known[first]

    def negative(self, g):
        def make(g):
            left, right = self.options[g]
            return self.add([self.negatives[x] for x in right], [self.negatives[x] for x in left])

        return self.made(self.negatives, g, lambda g: sum(self.options[g], ()), make)

    def plus(self, g, h):
        def after(pair, side):
            g, h = pair
            return [(x, h) for x in self.options[g][side]] + [(g, x) for x in self.options[h][side]]

        def make(pair):
            return self.add([self.sums[one] for one in after(pair, 0)], [self.sums[one] for one in after(pair, 1)])

        return self.made(self.sums, (g, h), lambda pair: after(pair, 0) + after(pair, 1), make)


def walls_of(forms, g):
    """Left's and Right's wall of canonical forms up to g, and mean and temperature of g: the left wall is the greatest right wall of Left's
    options less the tax t, the right wall the least left wall of Right's plus t, up to where they meet (Conway, chapter 9). A wall is a list
    of corners (t, number), from t = 0 on; between them it is constant or changes as much as t. Right's is mirrored: its numbers are negative."""
    numbers, walls, mast = {}, {}, {}
    needed = {g}
    for form in reversed(range(g + 1)):
        if form in needed:
            needed.update(*forms.options[form])
    for form in sorted(needed):
        left, right = forms.options[form]
        low, high = (numbers.get(side[0]) if len(side) == 1 else None for side in (left, right))
        if len(left) <= 1 and len(right) <= 1 and (low is None) == (not left) and (high is None) == (not right):
            x = Fraction(0) if low is None is high else high - 1 if low is None else low + 1 if high is None else (low + high) / 2
            if low is None or high is None or low < high:
                numbers[form] = x
                walls[form] = [[(Fraction(0), x)], [(Fraction(0), -x)]]
                mast[form] = x, -Fraction(1, x.denominator)
                continue
        if not left or not right:
            raise ValueError("no canonical form")
        both = [greatest([[(t, -v) for t, v in walls[x][1 - side]] for x in options]) for side, options in enumerate((left, right))]
        t = meeting(both)
        mean = height(both[0], t) - t
        walls[form] = [[(u, v - u) for u, v in wall if u < t] + [(t, end)] for wall, end in zip(both, (mean, -mean))]
        mast[form] = mean, t
    return mast[g]


def height(wall, t):
    """Of a wall at a tax."""
    at = max(i for i, (u, _) in enumerate(wall) if u <= t)
    u, v = wall[at]
    rise = wall[at + 1][1] - v if at + 1 < len(wall) else 0
    return v + (t - u if rise > 0 else u - t if rise < 0 else 0)


def taxes(walls):
    return sorted({t for wall in walls for t, _ in wall})


def greatest(walls):
    """Of walls that rise with the tax or stay: between corners of any it stays first and rises then."""
    out = []
    for t in taxes(walls):
        top = max(height(wall, t) for wall in walls)
        if out and out[-1][0] < t - (top - out[-1][1]) < t:
            out.append((t - (top - out[-1][1]), out[-1][1]))
        out.append((t, top))
    return out


def meeting(both):
    """The least tax at which Left's wall is not above Right's: their distance shrinks once or twice as fast as the tax grows."""
    gap = lambda t: height(both[0], t) + height(both[1], t) - 2 * t
    before = Fraction(0)
    for t in taxes(both):
        if gap(t) <= 0:
            return before if gap(before) <= 0 else before + gap(before) * (t - before) / (gap(before) - gap(t))
        before = t
    return before + gap(before) / 2


ITEM = re.compile(
    r"(?P<x>-?\d+(?:/\d+)?)?\+?"
    r"(?:(?P<tiny>Tiny|Miny)\((?P<y>\d+(?:/\d+)?)\)"
    r"|(?P<arrow>[v^])(?:\[(?P<sum>\d+)\]|<(?P<power>\d+)>)(?P<starred>\*?)"
    r"|(?P<ups>v+|\^+)?(?P<count>\d+)?(?P<star>\*(?P<size>\d+)?)?)",
    re.ASCII,
)


class Name:
    """A value by its name in ASCII: 3/4, -1^*, ^3*2, ^[2]*, v<3>, 2Tiny(1/2), {2|-1/2}, {4|1||-3}, +-1, +-{0,{1|0}}."""

    def __init__(self, forms):
        self.forms = forms
        self.zero = forms.add([], [])
        self.most = 2 * len(forms.options)  # numbers of values that are among the forms are no larger

    def bounded(self, number):
        if abs(number) > self.most:
            raise ValueError("too large")
        return number

    def integer(self, n):
        form = self.zero
        for _ in range(abs(self.bounded(n))):
            form = self.forms.add([form], []) if n > 0 else self.forms.add([], [form])
        return form

    def number(self, x):
        """By halves from the integers around it: each number is the simplest between its options."""
        whole, parts = divmod(x.numerator, x.denominator)
        if parts == 0:
            return self.integer(whole)
        if x.denominator & (x.denominator - 1) or x.denominator.bit_length() > self.most:
            raise ValueError("no number of this size")
        low, high = self.integer(whole), self.integer(whole + 1)
        for bit in reversed(range(1, x.denominator.bit_length() - 1)):
            middle = self.forms.add([low], [high])
            low, high = (middle, high) if parts >> bit & 1 else (low, middle)
        return self.forms.add([low], [high])

    def nimber(self, nim):
        smaller = []
        for _ in range(self.bounded(nim) + 1):
            smaller.append(self.forms.add(smaller, smaller))
        return smaller[-1]

    def ups(self, count, nim):
        """n ups and *m are {0 | n - 1 ups and *(m ^ 1)}; up and * are {0, * | 0} (Winning Ways, chapter 3)."""
        if self.bounded(count) < 0:
            return self.forms.negative(self.ups(-count, nim))
        nim ^= count % 2
        form = self.nimber(nim)
        for i in range(count):
            nim ^= 1
            form = self.forms.add([self.zero, self.nimber(1)], [self.zero]) if (i, nim) == (0, 1) else self.forms.add([self.zero], [form])
        return form

    def uptimal(self, order, is_sum, starred):
        """up[n] = {up[n-1] | *}, up[n]* = {0, up[n-1]* | 0}; up^n = {0 | -up[n-1]*}, as * is its own negative (Siegel, II.4)."""
        add, star = self.forms.add, self.nimber(1)
        form, with_star = self.zero, star
        for _ in range(self.bounded(order) - (not is_sum)):
            form, with_star = add([form], [star]), add([self.zero, with_star], [self.zero])
        if is_sum:
            return with_star if starred else form
        form = add([self.zero], [self.forms.negative(with_star)])
        return self.forms.plus(form, star) if starred else form

    def tiny(self, y):
        return self.forms.add([self.zero], [self.forms.add([self.zero], [self.number(-y)])])

    def item(self, text):
        found = ITEM.fullmatch(text)
        if not found or not text or text[0] == "+":
            raise ValueError(f"no value: {text}")
        x, part = found["x"], found.groupdict()
        if part["tiny"]:
            form = self.tiny(Fraction(part["y"]))
            form = self.forms.negative(form) if part["tiny"] == "Miny" else form
        elif part["arrow"]:
            form = self.uptimal(int(part["sum"] or part["power"]), part["sum"] is not None, bool(part["starred"]))
            form = self.forms.negative(form) if part["arrow"] == "v" else form
        else:
            ups, nim = part["ups"] or "", int(part["size"] or 1) if part["star"] else 0
            if part["count"] and len(ups) != 1:
                raise ValueError(f"no value: {text}")
            count = int(part["count"] or len(ups))
            form = self.ups(-count if ups.startswith("v") else count, nim)
        return self.forms.plus(self.number(Fraction(x)), form) if x else form

    def value(self, text):
        if text.startswith("+-"):
            rest = text[2:]
            inner = rest[1:-1] if rest.startswith("{") and rest.endswith("}") else None
            whole = inner is None or "|" in "".join(part for part, depth in self.pieces(inner) if depth == 0)
            mine = [self.value(rest)] if whole else self.listed(inner)
            return self.forms.add(mine, map(self.forms.negative, mine))
        if text.startswith("{"):
            if not text.endswith("}"):
                raise ValueError(f"no value: {text}")
            return self.sided(text[1:-1])
        return self.item(text)

    @staticmethod
    def pieces(text):
        """The characters with how many braces are open around them."""
        depth = 0
        for letter in text:
            depth -= letter == "}"
            yield letter, depth
            depth += letter == "{"

    def listed(self, text):
        """Values with commas between them."""
        cuts = [i for i, (letter, depth) in enumerate(self.pieces(text)) if letter == "," and depth == 0]
        return [self.value(text[a + 1 : b]) for a, b in zip([-1] + cuts, cuts + [len(text)])] if text else []

    def sided(self, text):
        """Left's options and Right's, apart by the longest row of bars; {4|1||-3} is {{4|1}|-3}."""
        level = "".join(letter if depth == 0 else "." for letter, depth in self.pieces(text))
        bars = max(re.findall(r"\|+", level), key=len, default=None)
        if bars is None or len(re.findall(rf"(?<!\|){re.escape(bars)}(?!\|)", level)) != 1:
            raise ValueError(f"no value: {text}")
        at = level.index(bars)
        left, right = text[:at], text[at + len(bars) :]
        sides = [[self.sided(one)] if "|" in part else self.listed(one) for one, part in ((left, level[:at]), (right, level[at + len(bars) :]))]
        return self.forms.add(*sides)


def form_of_name(forms, text):
    """The form that a name describes; a ValueError if it is none."""
    if len(text) > 200:
        raise ValueError("a long name")
    return Name(forms).value(text)
