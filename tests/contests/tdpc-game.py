"""Game, AtCoder Typical DP Contest B."""

import sys
from functools import cache

from brute import lines, some


def solve(text: str) -> str:
    count, _, *values = map(int, text.split())

    @cache
    def best(left, right, turn):
        """What the first player gets from here on."""
        totals = [
            one[0] * (turn == 0) + best(*rest, 1 - turn)
            for one, rest in ((left, (left[1:], right)), (right, (left, right[1:])))
            if one
        ]
        return (max, min)[turn](totals, default=0)

    return lines(best(tuple(values[:count]), tuple(values[count:]), 0))


def random_input(rng) -> str:
    a, b = some(rng, 6, 50), some(rng, 6, 50)
    return lines([len(a), len(b)], a, b)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
