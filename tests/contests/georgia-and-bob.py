"""Georgia and Bob, POJ 1704."""

import sys

from brute import lines, put, take, tests, wins


def moves(men):
    for i, man in enumerate(men):
        before = max((other for other in men if other < man), default=0)
        for to in range(before + 1, man):
            yield put(men, i, to)


def solve(text: str) -> str:
    search = wins(moves)
    return tests(text, lambda tokens: "Georgia will win" if search(tuple(take(tokens, next(tokens)))) else "Bob will win")


def random_input(rng) -> str:
    rows = [rng.sample(range(1, 10), rng.randint(1, 4)) for _ in range(rng.randint(1, 4))]
    return lines(len(rows), *([len(row), *row] for row in rows))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
