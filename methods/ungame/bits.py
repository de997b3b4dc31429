# Pawn on a strip, a row as a set of bits: the won cells of row k are the lost ones of row k + 1, moved k both ways. So a row is two shifts of the
# row after it, and one integer holds a row, bit p for cell p. Each shift handles many bits a step: O(n^2 / w) for words of w bits.
import sys


def first_row(n):
    cells = (1 << (n + 1)) - 2
    lost = 0
    for k in range(n, 0, -1):
        won = (lost << k) | (lost >> k)
        lost = cells & ~won
    return lost


words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    n, m = int(next(words)), int(next(words))
    lost = first_row(n)
    starts = [int(next(words)) for _ in range(m)]
    print(*(2 if (lost >> start) & 1 else 1 for start in starts))
