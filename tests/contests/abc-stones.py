"""Stones, AtCoder ABC 270 D."""

import sys
from functools import cache

from brute import lines, some


def solve(text: str) -> str:
    stones, _, *amounts = map(int, text.split())

    @cache
    def best(stones):
        """Stones of the player to move, and of the other one."""
        after = [(amount, best(stones - amount)) for amount in amounts if amount <= stones]
        return max(((theirs + amount, own) for amount, (own, theirs) in after), default=(0, 0))

    for size in range(stones):
        best(size)
    return lines(best(stones)[0])


def random_input(rng) -> str:
    amounts = sorted({1, *some(rng, 4, 12)})
    return lines([rng.randint(1, 80), len(amounts)], amounts)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
