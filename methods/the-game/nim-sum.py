# Coins on squares by Bouton's theorem: a coin on square i is a Nim heap of i, and pairs cancel, so a
# position is lost exactly when the xor of the squares with an odd number of coins is 0.
import sys

words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    s = int(next(words))
    nim_sum = 0
    for square in range(1, s + 1):
        coins = int(next(words))
        if coins % 2 == 1:
            nim_sum ^= square
    print("Tom Wins" if nim_sum != 0 else "Hanks Wins")
