"""Decrementing, AtCoder AGC 010 D."""

import math
import sys

from brute import lines, put, some, wins


def moves(a):
    for i, number in enumerate(a):
        if number > 1:
            after = put(a, i, number - 1)
            divisor = math.gcd(*after)
            yield tuple(sorted(one // divisor for one in after))


search = wins(moves)


def solve(text: str) -> str:
    return lines("First" if search(tuple(sorted(map(int, text.split()[1:])))) else "Second")


def random_input(rng) -> str:
    while True:
        a = some(rng, 4, 7)
        if math.gcd(*a) == 1:
            return lines(len(a), a)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
