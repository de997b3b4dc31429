"""Take Two Stones, Kattis twostones."""

import sys

from brute import lines


def solve(text: str) -> str:
    stones = int(text)
    while stones >= 2:
        stones -= 2
    return lines("Alice" if stones == 1 else "Bob")


def random_input(rng) -> str:
    return lines(rng.randint(1, 200))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
