# Coins on squares by recursion with memory: a position is won if some move leads to a lost one. A
# position is the number of coins on each square, and each is worked out once, when it is first met.
import sys


def wins(coins, known):  # how many on each square, from square 0
    if coins in known:
        return known[coins]
    won = False
    for square in range(1, len(coins)):
        if coins[square] == 0:
            continue
        for to in range(square - 1, -1, -1):
            option = list(coins)
            option[square] -= 1
            option[to] += 1
            won |= not wins(tuple(option), known)
    known[coins] = won
    return won


sys.setrecursionlimit(10**6)
words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    s = int(next(words))
    coins = (0,) + tuple(int(next(words)) for _ in range(s))
    print("Tom Wins" if wins(coins, {}) else "Hanks Wins")
