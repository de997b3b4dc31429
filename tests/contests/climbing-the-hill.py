"""Climbing the Hill, HDU 4315."""

import sys

from brute import lines, put, take, until_end, wins


def moves(position):
    king, men = position
    if men[king] == 0:
        return
    for i, man in enumerate(men):
        for to in range(man - 1, -1, -1):
            if to and to in men:
                break
            yield king, put(men, i, to)


search = wins(moves)


def solve(text: str) -> str:
    def one(tokens):
        count, king = take(tokens, 2)
        return "Alice" if search((king - 1, tuple(take(tokens, count)))) else "Bob"

    return until_end(text, one)


def random_input(rng) -> str:
    rows = []
    for _ in range(rng.randint(1, 4)):
        men = sorted(rng.sample(range(1, 8), rng.randint(1, 4)))
        rows += [[len(men), rng.randint(1, len(men))], men]
    return lines(*rows)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
