"""Game On Leaves, Codeforces 1363C."""

import sys

from brute import lines, some, take, tests, wins


def solve(text: str) -> str:
    def one(tokens):
        count, special = take(tokens, 2)
        edges = [tuple(take(tokens, 2)) for _ in range(count - 1)]

        def moves(nodes):
            if special not in nodes:
                return
            for node in nodes:
                if sum(node in edge and nodes.issuperset(edge) for edge in edges) <= 1:
                    yield nodes - {node}

        return "Ayush" if wins(moves)(frozenset(range(1, count + 1))) else "Ashish"

    return tests(text, one)


def random_input(rng) -> str:
    counts = some(rng, 4, 7)
    rows = []
    for count in counts:
        rows += [[count, rng.randint(1, count)], *([node, rng.randint(1, node - 1)] for node in range(2, count + 1))]
    return lines(len(counts), *rows)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
