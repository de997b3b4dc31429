"""Nimble Game, HackerRank nimble-game-1."""

import sys

from brute import lines, put, some, take, tests, wins


def moves(coins):
    for i, count in enumerate(coins):
        for j in range(i):
            if count:
                yield put(put(coins, i, count - 1), j, coins[j] + 1)


search = wins(moves)


def solve(text: str) -> str:
    return tests(text, lambda tokens: "First" if search(tuple(take(tokens, next(tokens)))) else "Second")


def random_input(rng) -> str:
    rows = [some(rng, 5, 2, least=0) for _ in range(rng.randint(1, 4))]
    return lines(len(rows), *(row for coins in rows for row in ([len(coins)], coins)))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
