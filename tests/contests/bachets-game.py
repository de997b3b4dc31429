"""Bachet's Game, Kattis bachetsgame."""

import sys

from brute import lines, take, until_end


def solve(text: str) -> str:
    def one(tokens):
        stones, count = take(tokens, 2)
        amounts = take(tokens, count)
        won = [False]
        for there in range(1, stones + 1):
            won.append(any(amount <= there and not won[there - amount] for amount in amounts))
        return "Stan wins" if won[stones] else "Ollie wins"

    return until_end(text, one)


def random_input(rng) -> str:
    rows = []
    for _ in range(rng.randint(1, 5)):
        amounts = [1, *rng.sample(range(2, 12), rng.randint(0, 4))]
        rows.append([rng.randint(1, 90), len(amounts), *amounts])
    return lines(*rows)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
