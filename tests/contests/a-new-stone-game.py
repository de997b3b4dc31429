"""A New Stone Game, POJ 1740."""

import sys

from brute import lines, some, take, until_end, wins


def spread(piles, stones):
    """Ways to put at most so many stones onto the piles."""
    if not piles:
        yield ()
        return
    for more in range(stones + 1):
        for rest in spread(piles[1:], stones - more):
            yield (piles[0] + more, *rest)


def moves(piles):
    for i, stones in enumerate(piles):
        others = piles[:i] + piles[i + 1 :]
        for kept in range(stones):
            for after in spread(others, stones - kept - 1):
                # At least one stone is taken away; `kept` may stay on the pile.
                yield tuple(sorted(pile for pile in (kept, *after) if pile))


search = wins(moves)


def solve(text: str) -> str:
    def one(tokens):
        count = next(tokens)
        return int(search(tuple(sorted(take(tokens, count))))) if count else None

    return until_end(text, one)


def random_input(rng) -> str:
    rows = [some(rng, 3, 3) for _ in range(rng.randint(1, 3))]
    return lines(*(row for piles in rows for row in (len(piles), piles)), 0)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
