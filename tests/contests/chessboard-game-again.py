"""Chessboard Game, Again!, HackerRank chessboard-game-again-1."""

import sys
from functools import cache

from brute import lines, mex, take, tests


@cache
def value(x, y):
    steps = [(x - 2, y + 1), (x - 2, y - 1), (x + 1, y - 2), (x - 1, y - 2)]
    return mex(value(*to) for to in steps if 1 <= min(to) and max(to) <= 15)


def solve(text: str) -> str:
    def one(tokens):
        total = 0
        for _ in range(next(tokens)):
            total ^= value(*take(tokens, 2))
        return "First" if total else "Second"

    return tests(text, one)


def random_input(rng) -> str:
    boards = [[[rng.randint(1, 15), rng.randint(1, 15)] for _ in range(rng.randint(1, 4))] for _ in range(rng.randint(1, 4))]
    return lines(len(boards), *(row for coins in boards for row in [len(coins), *coins]))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
