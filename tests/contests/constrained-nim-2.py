"""Constrained Nim 2, AtCoder ABC 297 G."""

import sys
from functools import cache

from brute import lines, mex, some


def solve(text: str) -> str:
    _, least, most, *heaps = map(int, text.split())

    @cache
    def value(heap):
        return mex(value(heap - taken) for taken in range(least, min(heap, most) + 1))

    total = 0
    for heap in heaps:
        total ^= value(heap)
    return lines("First" if total else "Second")


def random_input(rng) -> str:
    heaps, least = some(rng, 4, 30), rng.randint(1, 5)
    return lines([len(heaps), least, rng.randint(least, 9)], heaps)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
