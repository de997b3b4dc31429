"""Arpa and a game with Mojtaba, Codeforces 850C."""

import sys

from brute import lines, wins


def is_prime_power(q):
    p = next(p for p in range(2, q + 1) if q % p == 0)
    while q % p == 0:
        q //= p
    return q == 1


def moves(a):
    for q in range(2, max(a) + 1):
        if is_prime_power(q) and any(one % q == 0 for one in a):
            yield tuple(sorted(one // q if one % q == 0 else one for one in a))


search = wins(moves)


def solve(text: str) -> str:
    return lines("Mojtaba" if search(tuple(sorted(map(int, text.split()[1:])))) else "Arpa")


def random_input(rng) -> str:
    a = [rng.choice([1, 2, 3, 4, 5, 6, 8, 9, 12, 16, 18]) for _ in range(rng.randint(1, 3))]
    return lines(len(a), a)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
