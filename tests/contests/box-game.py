"""Box Game, UVa 12293."""

import sys

from brute import lines, some, until_end, wins


def moves(boxes):
    larger = max(boxes)
    return [(k, larger - k) for k in range(1, larger)]


search = wins(moves)


def solve(text: str) -> str:
    def one(tokens):
        count = next(tokens)
        return None if count == 0 else "Alice" if search((count, 1)) else "Bob"

    return until_end(text, one)


def random_input(rng) -> str:
    return lines(*some(rng, 5, 40), 0)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
