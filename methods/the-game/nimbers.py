# Coins on squares as a sum: the nimber of a coin on each square is the mex of the nimbers of all lower
# squares. A pair of coins on a square has xor 0, so only odd counts matter; lost exactly when the xor is 0.
import sys


def nimbers(s):
    nimber = []
    for square in range(s + 1):
        seen = {nimber[to] for to in range(square - 1, -1, -1)}
        mex = 0
        while mex in seen:
            mex += 1
        nimber.append(mex)
    return nimber


words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    s = int(next(words))
    nimber = nimbers(s)
    nim_sum = 0
    for square in range(1, s + 1):
        coins = int(next(words))
        if coins % 2 == 1:
            nim_sum ^= nimber[square]
    print("Tom Wins" if nim_sum != 0 else "Hanks Wins")
