"""Play on benders, HackerRank benders-play."""

import sys
from itertools import combinations

from brute import lines, numbers, put, some, take, wins


def solve(text: str) -> str:
    tokens = numbers(text)
    _, count = take(tokens, 2)
    edges = [tuple(take(tokens, 2)) for _ in range(count)]

    def moves(soldiers):
        for i, soldier in enumerate(soldiers):
            for start, end in edges:
                if start == soldier:
                    yield tuple(sorted(put(soldiers, i, end)))

    search = wins(moves)
    return lines(*("Bumi" if search(tuple(sorted(take(tokens, next(tokens))))) else "Iroh" for _ in range(next(tokens))))


def random_input(rng) -> str:
    count = rng.randint(2, 6)
    every = [[a, b] for a, b in combinations(rng.sample(range(1, count + 1), count), 2)]
    edges = rng.sample(every, rng.randint(0, len(every)))
    queries = [some(rng, 3, count) for _ in range(rng.randint(1, 5))]
    return lines([count, len(edges)], *edges, len(queries), *(row for one in queries for row in (len(one), one)))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
