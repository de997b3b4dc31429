"""Funny Game, Codeforces 731E."""

import sys

from brute import lines, score, some


def moves(row):
    for count in range(2, len(row) + 1):
        total = sum(row[:count])
        yield total, (total, *row[count:])


def solve(text: str) -> str:
    return lines(score(moves)(tuple(map(int, text.split()[1:]))))


def random_input(rng) -> str:
    a = some(rng, 8, 20, least=-20, least_count=2)
    return lines(len(a), a)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
