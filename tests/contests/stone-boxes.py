"""Stone Game, HDU 1729."""

import sys

from brute import lines, numbers, put, some, take, wins


def moves(boxes):
    for i, (size, stones) in enumerate(boxes):
        for after in range(stones + 1, min(size, stones + stones * stones) + 1):
            yield tuple(sorted(put(boxes, i, (size, after))))


search = wins(moves)


def solve(text: str) -> str:
    tokens = numbers(text)
    out = []
    while count := next(tokens):
        boxes = tuple(sorted(tuple(take(tokens, 2)) for _ in range(count)))
        out += [f"Case {len(out) // 2 + 1}:", "Yes" if search(boxes) else "No"]
    return lines(*out)


def random_input(rng) -> str:
    rows = []
    for _ in range(rng.randint(1, 3)):
        sizes = some(rng, 3, 9)
        rows += [len(sizes), *([size, rng.randint(0, size)] for size in sizes)]
    return lines(*rows, 0)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
