"""Permutation Game, Codeforces 1033C."""

import sys

from brute import lines, wins


def solve(text: str) -> str:
    _, *numbers_there = map(int, text.split())

    def moves(at):
        step = numbers_there[at]
        places = [*range(at - step, -1, -step), *range(at + step, len(numbers_there), step)]
        return [to for to in places if numbers_there[to] > step]

    search = wins(moves)
    return lines("".join("A" if search(at) else "B" for at in range(len(numbers_there))))


def random_input(rng) -> str:
    count = rng.randint(1, 12)
    return lines(count, rng.sample(range(1, count + 1), count))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
