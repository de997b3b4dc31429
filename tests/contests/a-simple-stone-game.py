"""A simple stone game, POJ 3922."""

import sys

from brute import lines, numbers, take, wins


def moves(position):
    stones, most, factor = position
    return [(stones - k, factor * k, factor) for k in range(1, min(stones, most) + 1)]


search = wins(moves)


def solve(text: str) -> str:
    tokens = numbers(text)
    out = []
    for case in range(1, next(tokens) + 1):
        stones, factor = take(tokens, 2)
        after = moves((stones, stones - 1, factor))
        won = [k for k, one in enumerate(after, 1) if not search(one)]
        out.append(f"Case {case}: {won[0] if won else 'lose'}")
    return lines(*out)


def random_input(rng) -> str:
    rows = [[rng.randint(2, 40), rng.randint(1, 5)] for _ in range(rng.randint(1, 5))]
    return lines(len(rows), *rows)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
