# The chocolate bar is Nim with four heaps, the rows above and below the bad piece and the columns left
# and right of it, for a cut lowers one of them to any smaller number: lost exactly when their xor is 0.
import sys

words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    m, n, r, c = (int(next(words)) for _ in range(4))
    nim_sum = r ^ (m - 1 - r) ^ c ^ (n - 1 - c)
    print("Gretel" if nim_sum != 0 else "Hansel")  # the loser; Hansel begins
