"""A Simple Game, HDU 1851."""

import sys

from brute import lines, put, take, tests, wins


def moves(heaps):
    for i, (stones, limit) in enumerate(heaps):
        for taken in range(1, min(stones, limit) + 1):
            yield tuple(sorted(put(heaps, i, (stones - taken, limit))))


search = wins(moves)


def solve(text: str) -> str:
    def one(tokens):
        heaps = [tuple(take(tokens, 2)) for _ in range(next(tokens))]
        return "No" if search(tuple(sorted(heaps))) else "Yes"

    return tests(text, one)


def random_input(rng) -> str:
    rows = [[[rng.randint(1, 8), rng.randint(1, 5)] for _ in range(rng.randint(1, 3))] for _ in range(rng.randint(1, 4))]
    return lines(len(rows), *(row for heaps in rows for row in [len(heaps), *heaps]))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
