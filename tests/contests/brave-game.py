"""Brave Game, HDU 1846."""

import sys

from brute import lines, take, tests, wins


def solve(text: str) -> str:
    def one(tokens):
        stones, most = take(tokens, 2)
        search = wins(lambda stones: range(max(stones - most, 0), stones))
        return "first" if search(stones) else "second"

    return tests(text, one)


def random_input(rng) -> str:
    rows = [[rng.randint(1, 40), rng.randint(1, 12)] for _ in range(rng.randint(1, 6))]
    return lines(len(rows), *rows)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
