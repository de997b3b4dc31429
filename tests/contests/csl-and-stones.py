"""Tokitsukaze, CSL and Stone Game, Codeforces 1190B."""

import sys

from brute import lines, put, some, wins


def moves(piles):
    for i, stones in enumerate(piles):
        after = put(piles, i, stones - 1)
        if stones and len(set(after)) == len(after):
            yield after


def solve(text: str) -> str:
    return lines("sjfnb" if wins(moves)(tuple(map(int, text.split()[1:]))) else "cslnb")


def random_input(rng) -> str:
    piles = some(rng, 4, 5, least=0)
    return lines(len(piles), piles)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
