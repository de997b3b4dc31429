"""Nim, POJ 2975."""

import sys

from brute import lines, put, some, take, until_end, wins


def moves(heaps):
    return [put(heaps, i, after) for i, heap in enumerate(heaps) for after in range(heap)]


def solve(text: str) -> str:
    search = wins(moves)

    def one(tokens):
        count = next(tokens)
        return sum(not search(after) for after in moves(tuple(take(tokens, count)))) if count else None

    return until_end(text, one)


def random_input(rng) -> str:
    piles = [some(rng, 4, 5) for _ in range(rng.randint(1, 3))]
    return lines(*([len(pile), *pile] for pile in piles), 0)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
