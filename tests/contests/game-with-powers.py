"""Game with Powers, Codeforces 317D."""

import sys

from brute import lines, wins


def moves(free):
    for x in free:
        yield free - {x**power for power in range(1, 6)}


search = wins(moves)


def solve(text: str) -> str:
    return lines("Vasya" if search(frozenset(range(1, int(text) + 1))) else "Petya")


def random_input(rng) -> str:
    return lines(rng.randint(1, 12))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
