"""Game, HDU 3389."""

import sys

from brute import lines, numbers, put, some, take, wins


def moves(boxes):
    for a in range(2, len(boxes) + 1):
        for b in range(1, a):
            if (a + b) % 2 == 1 and (a + b) % 3 == 0:
                for moved in range(1, boxes[a - 1] + 1):
                    yield put(put(boxes, a - 1, boxes[a - 1] - moved), b - 1, boxes[b - 1] + moved)


search = wins(moves)


def solve(text: str) -> str:
    tokens = numbers(text)
    return lines(
        *(
            f"Case {case}: {'Alice' if search(tuple(take(tokens, next(tokens)))) else 'Bob'}"
            for case in range(1, next(tokens) + 1)
        )
    )


def random_input(rng) -> str:
    rows = [some(rng, 5, 2, least=0) for _ in range(rng.randint(1, 3))]
    return lines(len(rows), *(row for boxes in rows for row in ([len(boxes)], boxes)))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
