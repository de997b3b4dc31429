"""Berzerk, Codeforces 787C."""

import sys

from brute import lines, loopy, numbers, take


def solve(text: str) -> str:
    tokens = numbers(text)
    size = next(tokens)
    steps = [take(tokens, next(tokens)) for _ in range(2)]
    places = [(who, at) for who in (0, 1) for at in range(size)]
    arrived = [(who, 0) for who in (0, 1)]
    found = loopy(
        places, lambda p: [(1 - p[0], (p[1] + step) % size) for step in steps[p[0]]], lost=arrived
    )
    words = {"W": "Win", "L": "Lose", None: "Loop"}
    return lines(*([words[found.get((who, at))] for at in range(1, size)] for who in (0, 1)))


def random_input(rng) -> str:
    size = rng.randint(2, 9)
    steps = [rng.sample(range(1, size), rng.randint(1, min(3, size - 1))) for _ in range(2)]
    return lines(size, *([len(one), *one] for one in steps))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
