"""Bowling Pins, HackerRank bowling-pins."""

import sys

from brute import lines, tests, wins


def moves(pins):
    for i in range(len(pins)):
        for hit in ("I", "II"):
            if pins.startswith(hit, i):
                yield pins[:i] + "X" * len(hit) + pins[i + len(hit) :]


search = wins(moves)


def solve(text: str) -> str:
    def one(tokens):
        next(tokens)
        return "WIN" if search(next(tokens)) else "LOSE"

    return tests(text, one, str)


def random_input(rng) -> str:
    rows = ["".join(rng.choice("IIX") for _ in range(rng.randint(1, 9))) for _ in range(rng.randint(1, 5))]
    return lines(len(rows), *([len(row), row] for row in rows))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
