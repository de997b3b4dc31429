"""An Ordinary Game, AtCoder ARC 064 D."""

import sys

from brute import lines, wins


search = wins(lambda s: [s[:i] + s[i + 1 :] for i in range(1, len(s) - 1) if s[i - 1] != s[i + 1]])


def solve(text: str) -> str:
    return lines("First" if search(text.strip()) else "Second")


def random_input(rng) -> str:
    s = rng.choice("abc")
    for _ in range(rng.randint(2, 8)):
        s += rng.choice([letter for letter in "abc" if letter != s[-1]])
    return lines(s)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
