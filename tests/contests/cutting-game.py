"""Cutting Game, POJ 2311."""

import sys
from functools import cache

from brute import lines, take, until_end


def cuts(w, h):
    yield from (((a, h), (w - a, h)) for a in range(1, w))
    yield from (((w, a), (w, h - a)) for a in range(1, h))


@cache
def search(sheets):
    """Sheets that are not a single square; the player who cuts out a single square wins."""
    for i, sheet in enumerate(sheets):
        for parts in cuts(*sheet):
            if (1, 1) in parts or not search(tuple(sorted((*sheets[:i], *parts, *sheets[i + 1 :])))):
                return True
    return False


def solve(text: str) -> str:
    return until_end(text, lambda tokens: "WIN" if search((tuple(take(tokens, 2)),)) else "LOSE")


def random_input(rng) -> str:
    return lines(*([rng.randint(2, 6), rng.randint(2, 5)] for _ in range(rng.randint(1, 4))))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
