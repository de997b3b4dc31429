"""Play a game, HDU 1564."""

import sys
from itertools import product

from brute import lines, some, until_end, wins


def moves(position):
    size, row, column, free = position
    for a, b in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        if (a, b) in free:
            yield size, a, b, free - {(a, b)}


search = wins(moves)


def solve(text: str) -> str:
    def one(tokens):
        size = next(tokens)
        if size == 0:
            return None
        free = frozenset(product(range(size), repeat=2)) - {(0, 0)}
        return "8600" if search((size, 0, 0, free)) else "ailyanlu"

    return until_end(text, one)


def random_input(rng) -> str:
    return lines(*some(rng, 3, 3), 0)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
