"""The Game of 31, SPOJ GAME31."""

import sys
from functools import cache

from brute import lines, put


@cache
def search(total, deck):
    return any(
        total + card <= 31 and deck[card - 1] and not search(total + card, put(deck, card - 1, deck[card - 1] - 1))
        for card in range(1, 7)
    )


def solve(text: str) -> str:
    out = []
    for cards in text.split():
        total = sum(map(int, cards))
        mover_wins = search(total, tuple(4 - cards.count(str(card)) for card in range(1, 7)))
        out.append([cards, "A" if mover_wins == (len(cards) % 2 == 0) else "B"])
    return lines(*out)


def random_input(rng) -> str:
    rows = []
    for _ in range(rng.randint(1, 4)):
        cards = ""
        for _ in range(rng.randint(2, 7)):
            card = rng.choice("123456")
            if cards.count(card) < 4 and sum(map(int, cards + card)) <= 31:
                cards += card
        rows.append(cards)
    return lines(*rows)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
