"""Tower Breakers, HackerRank tower-breakers-1."""

import sys

from brute import lines, put, take, tests, wins


def moves(towers):
    for i, height in enumerate(towers):
        for after in range(1, height):
            if height % after == 0:
                yield tuple(sorted(put(towers, i, after)))


search = wins(moves)


def solve(text: str) -> str:
    def one(tokens):
        count, height = take(tokens, 2)
        return 1 if search((height,) * count) else 2

    return tests(text, one)


def random_input(rng) -> str:
    rows = [[rng.randint(1, 3), rng.randint(1, 24)] for _ in range(rng.randint(1, 4))]
    return lines(len(rows), *rows)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
