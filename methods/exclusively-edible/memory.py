# The chocolate bar as four numbers, the rows above and below the bad piece and the columns left and
# right of it: a cut lowers one of them to any smaller number. Each position is worked out once.
import sys


def wins(sides, known):
    if sides in known:
        return known[sides]
    won = False
    for i, side in enumerate(sides):
        for left in range(side - 1, -1, -1):
            won |= not wins(sides[:i] + (left,) + sides[i + 1:], known)
    known[sides] = won
    return won


sys.setrecursionlimit(10**6)
words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    m, n, r, c = (int(next(words)) for _ in range(4))
    won = wins((r, m - 1 - r, c, n - 1 - c), {})
    print("Gretel" if won else "Hansel")  # the loser; Hansel begins
