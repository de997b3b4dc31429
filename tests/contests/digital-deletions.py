"""Digital Deletions, HDU 1404."""

import sys

from brute import lines, until_end, wins


def moves(digits):
    for i, digit in enumerate(digits):
        for lower in range(int(digit)):
            yield f"{digits[:i]}{lower}{digits[i + 1 :]}"
        if digit == "0":
            yield digits[:i]


search = wins(moves)


def solve(text: str) -> str:
    return until_end(text, lambda tokens: "Yes" if search(next(tokens)) else "No", str)


def random_input(rng) -> str:
    return lines(*("".join(str(rng.randint(0, 3)) for _ in range(rng.randint(1, 5))) for _ in range(rng.randint(1, 5))))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
