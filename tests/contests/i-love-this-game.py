"""I Love this Game!, POJ 1678."""

import sys

from brute import lines, score, take, tests


def solve(text: str) -> str:
    def one(tokens):
        count, least, most = take(tokens, 3)
        values = take(tokens, count)
        search = score(lambda last: [(value, value) for value in values if least <= value - last <= most])
        return search(0)

    return tests(text, one)


def random_input(rng) -> str:
    rows = []
    for _ in range(rng.randint(1, 4)):
        values = rng.sample(range(-5, 20), rng.randint(1, 10))
        least = rng.randint(1, 4)
        rows += [[len(values), least, rng.randint(least + 1, 7)], values]
    return lines(len(rows) // 2, *rows)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
