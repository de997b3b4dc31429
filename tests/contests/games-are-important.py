"""Games Are Important, UVa 11927."""

import sys
from itertools import combinations

from brute import lines, put, some, take, until_end, wins


def solve(text: str) -> str:
    def one(tokens):
        count, links = take(tokens, 2)
        if count == links == 0:
            return None
        edges = [tuple(take(tokens, 2)) for _ in range(links)]

        def moves(stones):
            for start, end in edges:
                if stones[start]:
                    fewer = put(stones, start, stones[start] - 1)
                    yield put(fewer, end, fewer[end] + 1)

        return "First" if wins(moves)(tuple(take(tokens, count))) else "Second"

    return until_end(text, one)


def random_input(rng) -> str:
    rows = []
    for _ in range(rng.randint(1, 3)):
        count = rng.randint(1, 5)
        every = list(combinations(rng.sample(range(count), count), 2))
        edges = rng.sample(every, rng.randint(0, len(every)))
        rows += [[count, len(edges)], *edges, some(rng, count, 2, least=0, least_count=count)]
    return lines(*rows, [0, 0])


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
