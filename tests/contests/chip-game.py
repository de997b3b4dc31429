"""Chip Game, Codeforces 1719A."""

import sys

from brute import lines, take, tests, wins


def moves(steps):
    up, right = steps
    yield from ((up - step, right) for step in range(1, up + 1, 2))
    yield from ((up, right - step) for step in range(1, right + 1, 2))


search = wins(moves)


def solve(text: str) -> str:
    return tests(text, lambda tokens: "Burenka" if search(tuple(one - 1 for one in take(tokens, 2))) else "Tonya")


def random_input(rng) -> str:
    rows = [[rng.randint(1, 15), rng.randint(1, 15)] for _ in range(rng.randint(1, 6))]
    return lines(len(rows), *rows)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
