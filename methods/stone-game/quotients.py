# Pile i lasts exactly floor(size / i) moves, whoever makes them, so the length of play is the sum of
# these quotients: the first player makes the last move exactly when it is odd.
import sys

words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    n = int(next(words))
    moves = sum(int(next(words)) // i for i in range(1, n + 1))
    print("ALICE" if moves % 2 == 1 else "BOB")
