"""Remove Pairs, AtCoder ABC 354 E."""

import sys
from itertools import combinations

from brute import lines, numbers, take, wins


def moves(cards):
    for i, j in combinations(range(len(cards)), 2):
        if cards[i][0] == cards[j][0] or cards[i][1] == cards[j][1]:
            yield tuple(card for k, card in enumerate(cards) if k not in (i, j))


search = wins(moves)


def solve(text: str) -> str:
    tokens = numbers(text)
    cards = tuple(sorted(tuple(take(tokens, 2)) for _ in range(next(tokens))))
    return lines("Takahashi" if search(cards) else "Aoki")


def random_input(rng) -> str:
    cards = [[rng.randint(1, 4), rng.randint(1, 4)] for _ in range(rng.randint(1, 8))]
    return lines(len(cards), *cards)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
