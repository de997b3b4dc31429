"""John, POJ 3480."""

import sys

from brute import lines, put, some, take, tests, wins_misere


def moves(box):
    return [tuple(sorted(put(box, i, after))) for i, sweets in enumerate(box) for after in range(sweets)]


search = wins_misere(moves)


def solve(text: str) -> str:
    return tests(text, lambda tokens: "John" if search(tuple(sorted(take(tokens, next(tokens))))) else "Brother")


def random_input(rng) -> str:
    boxes = [some(rng, 4, 5) for _ in range(rng.randint(1, 4))]
    return lines(len(boxes), *([len(box), *box] for box in boxes))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
