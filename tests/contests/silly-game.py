"""Alice and Bob's Silly Game, HackerRank alice-and-bobs-silly-game."""

import sys

from brute import lines, some, tests, wins


def moves(present):
    for p in present:
        if p > 1 and all(p % d for d in range(2, p)):
            yield frozenset(number for number in present if number % p)


search = wins(moves)


def solve(text: str) -> str:
    return tests(text, lambda tokens: "Alice" if search(frozenset(range(1, next(tokens) + 1))) else "Bob")


def random_input(rng) -> str:
    sizes = some(rng, 4, 14)
    return lines(len(sizes), *sizes)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
