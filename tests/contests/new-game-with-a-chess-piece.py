"""New Game with a Chess Piece, Codeforces 36D."""

import sys

from brute import lines, numbers, take, wins


def solve(text: str) -> str:
    tokens = numbers(text)
    count, k = take(tokens, 2)
    search = wins(lambda at: [(at[0] - y, at[1] - x) for y, x in ((1, 0), (0, 1), (k, k)) if at[0] > y and at[1] > x])
    return lines(*("+" if search(tuple(take(tokens, 2))) else "-" for _ in range(count)))


def random_input(rng) -> str:
    boards = [[rng.randint(1, 12), rng.randint(1, 12)] for _ in range(rng.randint(1, 8))]
    return lines([len(boards), rng.randint(1, 5)], *boards)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
