"""Stones, AtCoder Educational DP Contest K."""

import sys

from brute import lines, some, wins


def solve(text: str) -> str:
    _, stones, *amounts = map(int, text.split())
    search = wins(lambda stones: [stones - amount for amount in amounts if amount <= stones])
    return lines("First" if search(stones) else "Second")


def random_input(rng) -> str:
    amounts = sorted(set(some(rng, 4, 9)))
    return lines([len(amounts), rng.randint(1, 60)], amounts)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
