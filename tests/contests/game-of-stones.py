"""Game of Stones, HackerRank game-of-stones-1."""

import sys

from brute import lines, some, tests, wins


def solve(text: str) -> str:
    search = wins(lambda stones: [stones - amount for amount in (2, 3, 5) if amount <= stones])
    return tests(text, lambda tokens: "First" if search(next(tokens)) else "Second")


def random_input(rng) -> str:
    stones = some(rng, 9, 100)
    return lines(len(stones), *stones)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
