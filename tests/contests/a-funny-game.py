"""A Funny Game, POJ 2484."""

import sys

from brute import lines, some, until_end, wins


def moves(coins):
    for i, coin in enumerate(coins):
        if coin == "o":
            one = coins[:i] + "." + coins[i + 1 :]
            yield one
            j = (i + 1) % len(coins)
            if one[j] == "o":
                yield one[:j] + "." + one[j + 1 :]


search = wins(moves)


def solve(text: str) -> str:
    def one(tokens):
        count = next(tokens)
        return None if count == 0 else "Alice" if search("o" * count) else "Bob"

    return until_end(text, one)


def random_input(rng) -> str:
    return lines(*some(rng, 3, 9), 0)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
