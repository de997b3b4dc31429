"""Stoned Game, Codeforces 1396B."""

import sys

from brute import lines, put, some, take, tests, wins


def moves(position):
    before, piles = position
    return [(i, put(piles, i, stones - 1)) for i, stones in enumerate(piles) if stones and i != before]


search = wins(moves)


def solve(text: str) -> str:
    return tests(text, lambda tokens: "T" if search((None, tuple(take(tokens, next(tokens))))) else "HL")


def random_input(rng) -> str:
    rows = [some(rng, 4, 5) for _ in range(rng.randint(1, 4))]
    return lines(len(rows), *(row for piles in rows for row in ([len(piles)], piles)))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
