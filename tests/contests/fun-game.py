"""Fun Game, HackerRank fun-game."""

import sys

from brute import lines, score, some, take, tests


search = score(
    lambda position: [(pair[0], tuple(other[::-1] for k, other in enumerate(position) if k != i)) for i, pair in enumerate(position)]
)


def solve(text: str) -> str:
    def one(tokens):
        count = next(tokens)
        lead = search(tuple(zip(take(tokens, count), take(tokens, count))))
        return "First" if lead > 0 else "Second" if lead < 0 else "Tie"

    return tests(text, one)


def random_input(rng) -> str:
    rows = []
    for _ in range(rng.randint(1, 4)):
        count = rng.randint(1, 6)
        rows += [count, some(rng, count, 9, least_count=count), some(rng, count, 9, least_count=count)]
    return lines(len(rows) // 3, *rows)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
