"""Matches, CodeChef MATCHS."""

import sys
from functools import cache

from brute import lines, take, tests


@cache
def search(n, m):
    if n == 0 or m == 0:
        return False
    after = [(n - taken, m) for taken in range(m, n + 1, m)] + [(n, m - taken) for taken in range(n, m + 1, n)]
    return any(not search(*piles) for piles in after)


def solve(text: str) -> str:
    return tests(text, lambda tokens: "Ari" if search(*take(tokens, 2)) else "Rich")


def random_input(rng) -> str:
    rows = [[rng.randint(1, 90), rng.randint(1, 90)] for _ in range(rng.randint(1, 6))]
    return lines(len(rows), *rows)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
