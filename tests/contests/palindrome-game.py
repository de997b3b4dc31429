"""Palindrome Game, Codeforces 1527B1 and 1527B2."""

import sys

from brute import lines, score, tests


def moves(position):
    string, reversed_before = position
    for i, one in enumerate(string):
        if one == "0":
            yield -1, (string[:i] + "1" + string[i + 1 :], False)
    if string != string[::-1] and not reversed_before:
        yield 0, (string[::-1], True)


lead = score(moves)


def solve(text: str) -> str:
    def one(tokens):
        next(tokens)
        points = lead((next(tokens), False))
        return "ALICE" if points > 0 else "BOB" if points < 0 else "DRAW"

    return tests(text, one, str)


def random_input(rng) -> str:
    rows = ["".join(rng.choice("001") for _ in range(rng.randint(1, 7))) + "0" for _ in range(rng.randint(1, 4))]
    return lines(len(rows), *(row for string in rows for row in (len(string), string)))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
