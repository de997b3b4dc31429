"""Alice&Brown, AtCoder ABC 059 D."""

import sys

from brute import lines, wins


def moves(piles):
    x, y = piles
    return [(x - 2 * i, y + i) for i in range(1, x // 2 + 1)] + [(x + i, y - 2 * i) for i in range(1, y // 2 + 1)]


search = wins(moves)


def solve(text: str) -> str:
    return lines("Alice" if search(tuple(map(int, text.split()))) else "Brown")


def random_input(rng) -> str:
    return lines([rng.randint(0, 15), rng.randint(0, 15)])


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
