# Nim by Bouton's theorem: a position is lost exactly when the xor of its heaps is 0.
import sys

words = iter(sys.stdin.read().split())
for word in words:
    n = int(word)
    if n == 0:
        break
    nim_sum = 0
    for _ in range(n):
        nim_sum ^= int(next(words))
    print("Yes" if nim_sum != 0 else "No")
