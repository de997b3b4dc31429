"""Little Girl and Game, Codeforces 276B."""

import sys
from functools import cache

from brute import lines


def moves(string):
    if sum(string.count(letter) % 2 for letter in set(string)) > 1:
        for i in range(len(string)):
            yield string[:i] + string[i + 1 :]


@cache
def first_wins(string):
    odd = sum(string.count(letter) % 2 for letter in set(string))
    return odd <= 1 or any(not first_wins(after) for after in moves(string))


def solve(text: str) -> str:
    return lines("First" if first_wins("".join(sorted(text.strip()))) else "Second")


def random_input(rng) -> str:
    return lines("".join(rng.choice("abcdz") for _ in range(rng.randint(1, 9))))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
