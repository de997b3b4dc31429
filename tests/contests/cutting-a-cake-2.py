"""Cutting a cake 2, JOI 2014/2015 final round, problem 2."""

import sys
from functools import cache

from brute import lines


def solve(text: str) -> str:
    _, *pieces = map(int, text.split())

    @cache
    def best(rest, turn):
        """What JOI gets of the pieces that are still there, from one end of the gap to the other."""
        if not rest:
            return 0
        if turn == 1:
            return best(rest[1:] if rest[0] > rest[-1] else rest[:-1], 0)
        return max(rest[0] + best(rest[1:], 1), rest[-1] + best(rest[:-1], 1))

    return lines(max(piece + best((*pieces[i + 1 :], *pieces[:i]), 1) for i, piece in enumerate(pieces)))


def random_input(rng) -> str:
    pieces = rng.sample(range(1, 100), rng.randint(1, 9))
    return lines(len(pieces), *pieces)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
