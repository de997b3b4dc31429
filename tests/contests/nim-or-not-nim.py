"""Nim or not Nim?, HDU 3032."""

import sys

from brute import lines, some, take, tests, wins


def moves(heaps):
    for i, heap in enumerate(heaps):
        others = heaps[:i] + heaps[i + 1 :]
        yield from (tuple(sorted((*others, after))) for after in range(heap))
        yield from (tuple(sorted((*others, part, heap - part))) for part in range(1, heap))


search = wins(moves)


def solve(text: str) -> str:
    return tests(text, lambda tokens: "Alice" if search(tuple(sorted(take(tokens, next(tokens))))) else "Bob")


def random_input(rng) -> str:
    rows = [some(rng, 3, 5) for _ in range(rng.randint(1, 4))]
    return lines(len(rows), *(row for heaps in rows for row in ([len(heaps)], heaps)))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
