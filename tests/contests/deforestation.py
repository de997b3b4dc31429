"""Deforestation, HackerRank deforestation."""

import sys

from brute import lines, some, take, tests, wins


def moves(edges):
    for cut in edges:
        rest = edges - {cut}
        reached = {1}
        for _ in edges:
            reached |= {node for edge in rest if reached & set(edge) for node in edge}
        yield frozenset(edge for edge in rest if set(edge) <= reached)


search = wins(moves)


def solve(text: str) -> str:
    def one(tokens):
        return "Alice" if search(frozenset(tuple(take(tokens, 2)) for _ in range(next(tokens) - 1))) else "Bob"

    return tests(text, one)


def random_input(rng) -> str:
    trees = [[rng.sample([node, rng.randint(1, node - 1)], 2) for node in range(2, count + 1)] for count in some(rng, 4, 6)]
    return lines(len(trees), *(row for tree in trees for row in [len(tree) + 1, *tree]))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
