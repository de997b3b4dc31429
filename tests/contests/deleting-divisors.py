"""Deleting Divisors, Codeforces 1537D."""

import sys

from brute import lines, some, tests, wins


search = wins(lambda n: [n - d for d in range(2, n) if n % d == 0])


def solve(text: str) -> str:
    return tests(text, lambda tokens: "Alice" if search(next(tokens)) else "Bob")


def random_input(rng) -> str:
    stones = some(rng, 8, 150)
    return lines(len(stones), *stones)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
