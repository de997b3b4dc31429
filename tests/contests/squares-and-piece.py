"""Squares and a piece, AtCoder ARC 038 B."""

import sys

from brute import lines, wins


def solve(text: str) -> str:
    _, _, *rows = text.split()
    free = {(y, x) for y, row in enumerate(rows) for x, square in enumerate(row) if square == "."}
    search = wins(lambda at: free & {(at[0] + 1, at[1]), (at[0], at[1] + 1), (at[0] + 1, at[1] + 1)})
    return lines("First" if search((0, 0)) else "Second")


def random_input(rng) -> str:
    height, width = rng.randint(1, 6), rng.randint(1, 6)
    rows = [[rng.choice("...#") for _ in range(width)] for _ in range(height)]
    rows[0][0] = "."
    return lines([height, width], *("".join(row) for row in rows))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
