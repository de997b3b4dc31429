"""A Funny Stone Game, UVa 1378."""

import sys

from brute import lines, numbers, some, take, wins


def steps(stones):
    count = len(stones)
    for i in range(count - 1):
        for j in range(i + 1, count):
            for k in range(j, count):
                if stones[i]:
                    after = list(stones)
                    after[i] -= 1
                    after[j] += 1
                    after[k] += 1
                    # Stones of the last pile never move again.
                    after[-1] = 0
                    yield f"{i} {j} {k}", tuple(after)


search = wins(lambda stones: [after for _, after in steps(stones)])


def solve(text: str) -> str:
    tokens = numbers(text)
    out = []
    while count := next(tokens):
        stones = tuple(take(tokens, count))
        found = next((words for words, after in steps(stones) if not search(after)), "-1 -1 -1")
        out.append(f"Game {len(out) + 1}: {found}")
    return lines(*out)


def random_input(rng) -> str:
    rows = [some(rng, 4, 2, least=0) for _ in range(rng.randint(1, 3))]
    return lines(*(row for stones in rows for row in (len(stones), stones)), 0)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
