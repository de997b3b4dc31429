"""Thanos Nim, Codeforces 1147C."""

import sys
from itertools import combinations, product

from brute import lines, some, wins


def moves(piles):
    places = [i for i, stones in enumerate(piles) if stones]
    for chosen in combinations(places, len(piles) // 2):
        for after in product(*(range(piles[i]) for i in chosen)):
            later = list(piles)
            for i, stones in zip(chosen, after):
                later[i] = stones
            yield tuple(sorted(later))


search = wins(moves)


def solve(text: str) -> str:
    return lines("Alice" if search(tuple(sorted(map(int, text.split()[1:])))) else "Bob")


def random_input(rng) -> str:
    count = rng.choice([2, 4, 4, 4])
    piles = some(rng, count, 9 if count == 2 else 4, least_count=count)
    return lines(count, piles)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
