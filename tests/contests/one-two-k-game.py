"""1-2-K Game, Codeforces 1194D."""

import sys

from brute import lines, take, tests, wins


def solve(text: str) -> str:
    def one(tokens):
        cells, long_step = take(tokens, 2)
        search = wins(lambda at: [at - step for step in (1, 2, long_step) if step <= at])
        return "Alice" if search(cells) else "Bob"

    return tests(text, one)


def random_input(rng) -> str:
    rows = [[rng.randint(0, 60), rng.randint(3, 20)] for _ in range(rng.randint(1, 8))]
    return lines(len(rows), *rows)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
