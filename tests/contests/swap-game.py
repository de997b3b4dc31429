"""Swap Game, Codeforces 1747C."""

import sys

from brute import lines, some, take, tests, wins


def moves(a):
    first, *rest = a
    if first:
        for i, other in enumerate(rest):
            yield (other, *rest[:i], first - 1, *rest[i + 1 :])


search = wins(moves)


def solve(text: str) -> str:
    return tests(text, lambda tokens: "Alice" if search(tuple(take(tokens, next(tokens)))) else "Bob")


def random_input(rng) -> str:
    rows = [some(rng, 4, 4, least_count=2) for _ in range(rng.randint(1, 4))]
    return lines(len(rows), *(row for a in rows for row in ([len(a)], a)))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
