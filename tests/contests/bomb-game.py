"""Bomb Game, HDU 2873."""

import sys
from functools import cache

from brute import lines, mex, take, until_end


@cache
def value(row, column):
    """The nimber of a bomb, from its options."""
    if row == 0 or column == 0:
        options = [value(up, column) for up in range(row)] + [value(row, left) for left in range(column)]
    else:
        options = [value(up, column) ^ value(row, left) for up in range(row) for left in range(column)]
    return mex(options)


def solve(text: str) -> str:
    def one(tokens):
        height, width = int(next(tokens)), int(next(tokens))
        if height == width == 0:
            return None
        total = 0
        for y, row in enumerate(take(tokens, height)):
            for x, square in enumerate(row):
                total ^= value(y, x) if square == "#" else 0
        return "John" if total else "Jack"

    return until_end(text, one, str)


def random_input(rng) -> str:
    rows = []
    for _ in range(rng.randint(1, 3)):
        height, width = rng.randint(1, 6), rng.randint(1, 6)
        rows += [[height, width], *("".join(rng.choice("..#") for _ in range(width)) for _ in range(height))]
    return lines(*rows, [0, 0])


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
