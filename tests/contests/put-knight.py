"""Put Knight!, Codeforces 120E."""

import sys
from itertools import product

from brute import lines, some, tests, wins


def moves(position):
    size, knights = position
    for row, column in product(range(size), repeat=2):
        if all((row - y) ** 2 + (column - x) ** 2 not in (0, 5) for y, x in knights):
            yield size, knights | {(row, column)}


search = wins(moves)


def solve(text: str) -> str:
    return tests(text, lambda tokens: 0 if search((next(tokens), frozenset())) else 1)


def random_input(rng) -> str:
    sizes = some(rng, 4, 3)
    return lines(len(sizes), *sizes)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
