# Coins on squares by plain recursion over all coins together: a position is won if some move leads
# to a lost one. Every position is looked into again each time it is met.
import sys


def wins(coins):  # how many on each square, from square 0
    won = False
    for square in range(1, len(coins)):
        if coins[square] == 0:
            continue
        for to in range(square - 1, -1, -1):
            option = list(coins)
            option[square] -= 1
            option[to] += 1
            won |= not wins(tuple(option))
    return won


sys.setrecursionlimit(10**6)
words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    s = int(next(words))
    coins = (0,) + tuple(int(next(words)) for _ in range(s))
    print("Tom Wins" if wins(coins) else "Hanks Wins")
