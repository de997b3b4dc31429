# The chocolate bar by plain recursion: a bar is won if some cut leaves a lost one. Every bar is
# looked into again each time it is met.
import sys


def wins(m, n, r, c):  # m rows, n columns, the bad piece in row r and column c
    won = False
    for cut in range(1, m):  # between rows cut - 1 and cut
        won |= not (wins(cut, n, r, c) if r < cut else wins(m - cut, n, r - cut, c))
    for cut in range(1, n):  # between columns cut - 1 and cut
        won |= not (wins(m, cut, r, c) if c < cut else wins(m, n - cut, r, c - cut))
    return won


sys.setrecursionlimit(10**6)
words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    m, n, r, c = (int(next(words)) for _ in range(4))
    print("Gretel" if wins(m, n, r, c) else "Hansel")  # the loser; Hansel begins
