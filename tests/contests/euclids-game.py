"""Euclid's Game, POJ 2348."""

import sys

from brute import lines, take, until_end, wins


def moves(pair):
    small, large = sorted(pair)
    return [(small, large - small * times) for times in range(1, large // small + 1)] if small else []


search = wins(moves)


def solve(text: str) -> str:
    def one(tokens):
        pair = tuple(take(tokens, 2))
        return None if pair == (0, 0) else "Stan wins" if search(pair) else "Ollie wins"

    return until_end(text, one)


def random_input(rng) -> str:
    return lines(*([rng.randint(1, 60), rng.randint(1, 60)] for _ in range(rng.randint(1, 6))), [0, 0])


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
