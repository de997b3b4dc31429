"""Even Number Addicts, Codeforces 1738C."""

import sys
from functools import cache

from brute import lines, some, take, tests


@cache
def alice(rest, total, turn):
    if not rest:
        return total == 0
    after = [
        alice(rest[:i] + rest[i + 1 :], (total + parity) % 2 if turn == 0 else total, 1 - turn)
        for i, parity in enumerate(rest)
        if parity not in rest[:i]
    ]
    return any(after) if turn == 0 else all(after)


def solve(text: str) -> str:
    def one(tokens):
        values = take(tokens, next(tokens))
        return "Alice" if alice(tuple(sorted(value % 2 for value in values)), 0, 0) else "Bob"

    return tests(text, one)


def random_input(rng) -> str:
    rows = [some(rng, 12, 20) for _ in range(rng.randint(1, 5))]
    return lines(len(rows), *(row for values in rows for row in ([len(values)], values)))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
