"""Number Game, Codeforces 1370C."""

import sys

from brute import lines, some, tests, wins


search = wins(lambda n: [*([n - 1] if n > 1 else []), *(n // d for d in range(3, n + 1, 2) if n % d == 0)])


def solve(text: str) -> str:
    return tests(text, lambda tokens: "Ashishgup" if search(next(tokens)) else "FastestFinger")


def random_input(rng) -> str:
    values = some(rng, 8, 200)
    return lines(len(values), *values)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
