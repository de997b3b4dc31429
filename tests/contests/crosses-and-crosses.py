"""Crosses and Crosses, POJ 3537."""

import sys

from brute import lines, wins


def moves(row):
    if "XXX" not in row:
        for i, square in enumerate(row):
            if square == ".":
                yield row[:i] + "X" + row[i + 1 :]


search = wins(moves)


def solve(text: str) -> str:
    return lines(1 if search("." * int(text)) else 2)


def random_input(rng) -> str:
    return lines(rng.randint(3, 14))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
