"""Fibonacci again and again, HDU 1848."""

import sys

from brute import lines, put, some, take, until_end, wins


def moves(piles):
    for i, stones in enumerate(piles):
        a, b = 1, 2
        while a <= stones:
            yield tuple(sorted(put(piles, i, stones - a)))
            a, b = b, a + b


search = wins(moves)


def solve(text: str) -> str:
    def one(tokens):
        piles = tuple(sorted(take(tokens, 3)))
        return None if piles == (0, 0, 0) else "Fibo" if search(piles) else "Nacci"

    return until_end(text, one)


def random_input(rng) -> str:
    return lines(*(some(rng, 3, 14, least_count=3) for _ in range(rng.randint(1, 5))), [0, 0, 0])


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
