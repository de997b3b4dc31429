"""Good Luck in CET-4 Everybody!, HDU 1847."""

import sys

from brute import lines, some, until_end, wins


def solve(text: str) -> str:
    powers = [1 << power for power in range(10)]
    search = wins(lambda cards: [cards - power for power in powers if power <= cards])
    return until_end(text, lambda tokens: "Kiki" if search(next(tokens)) else "Cici")


def random_input(rng) -> str:
    return lines(*some(rng, 8, 200))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
