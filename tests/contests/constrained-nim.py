"""Constrained Nim, AtCoder ABC 255 G."""

import sys

from brute import lines, numbers, put, some, take, wins


def solve(text: str) -> str:
    tokens = numbers(text)
    count, forbidden = take(tokens, 2)
    heaps = tuple(take(tokens, count))
    pairs = {tuple(take(tokens, 2)) for _ in range(forbidden)}

    def moves(heaps):
        for i, heap in enumerate(heaps):
            for taken in range(1, heap + 1):
                if (heap, taken) not in pairs:
                    yield tuple(sorted(put(heaps, i, heap - taken)))

    return lines("Takahashi" if wins(moves)(tuple(sorted(heaps))) else "Aoki")


def random_input(rng) -> str:
    heaps = some(rng, 3, 7)
    every = [(heap, taken) for heap in range(1, 8) for taken in range(1, heap + 1)]
    pairs = rng.sample(every, rng.randint(0, 14))
    return lines([len(heaps), len(pairs)], heaps, *pairs)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
