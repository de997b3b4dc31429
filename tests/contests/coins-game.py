"""Coins Game, SPOJ MCOINS."""

import sys

from brute import lines, some


def solve(text: str) -> str:
    first, second, _, *heights = map(int, text.split())
    won = [False]
    for height in range(1, max(heights) + 1):
        won.append(any(k <= height and not won[height - k] for k in (1, first, second)))
    return lines("".join("A" if won[height] else "B" for height in heights))


def random_input(rng) -> str:
    heights = some(rng, 8, 99)
    return lines([*sorted(rng.sample(range(2, 11), 2)), len(heights)], heights)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
