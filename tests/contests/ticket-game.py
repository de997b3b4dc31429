"""Ticket Game, Codeforces 1215D."""

import sys
from functools import cache

from brute import lines


def solve(text: str) -> str:
    ticket = text.split()[1]
    half = len(ticket) // 2

    @cache
    def monocarp(front, back, lead, turn):
        if front + back == 0:
            return lead != 0
        after = [monocarp(front - 1, back, lead + digit, 1 - turn) for digit in range(10) if front]
        after += [monocarp(front, back - 1, lead - digit, 1 - turn) for digit in range(10) if back]
        return any(after) if turn == 0 else all(after)

    def total(part):
        return sum(int(digit) for digit in part if digit != "?")

    front, back = ticket[:half], ticket[half:]
    return lines("Monocarp" if monocarp(front.count("?"), back.count("?"), total(front) - total(back), 0) else "Bicarp")


def random_input(rng) -> str:
    count = rng.choice([2, 4, 6])
    while True:
        ticket = "".join(rng.choice("???0123456789") for _ in range(count))
        if ticket.count("?") % 2 == 0:
            return lines(count, ticket)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
