"""Paint Chain, HDU 3980."""

import sys

from brute import lines, numbers, take, wins


def moves(position):
    chain, count = position
    for i in range(len(chain)):
        places = [(i + j) % len(chain) for j in range(count)]
        if count <= len(chain) and all(chain[place] == "." for place in places):
            yield "".join("x" if j in places else bead for j, bead in enumerate(chain)), count


search = wins(moves)


def solve(text: str) -> str:
    tokens = numbers(text)
    out = []
    for case in range(1, next(tokens) + 1):
        beads, count = take(tokens, 2)
        out.append(f"Case #{case}: {'aekdycoin' if search(('.' * beads, count)) else 'abcdxyzk'}")
    return lines(*out)


def random_input(rng) -> str:
    rows = [[rng.randint(3, 11), rng.randint(1, 5)] for _ in range(rng.randint(1, 4))]
    return lines(len(rows), *rows)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
