"""Deque, AtCoder Educational DP Contest L."""

import sys

from brute import lines, score, some


def solve(text: str) -> str:
    _, *a = map(int, text.split())
    search = score(lambda rest: [(rest[0], rest[1:]), (rest[-1], rest[:-1])] if rest else [])
    return lines(search(tuple(a)))


def random_input(rng) -> str:
    a = some(rng, 9, 100)
    return lines(len(a), a)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
