"""Playing with String, Codeforces 305E."""

import sys

from brute import lines, wins


def moves(strings):
    for k, string in enumerate(strings):
        for i in range(1, len(string) - 1):
            if string[i - 1] == string[i + 1]:
                yield tuple(sorted((*strings[:k], string[:i], string[i + 1 :], *strings[k + 1 :])))


search = wins(moves)


def solve(text: str) -> str:
    return lines("First" if search((text.strip(),)) else "Second")


def random_input(rng) -> str:
    return lines("".join(rng.choice("aab") for _ in range(rng.randint(1, 10))))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
