# The chocolate bar as four numbers, the rows above and below the bad piece and the columns left and
# right of it, in a table: a cut lowers one number, so small numbers come first.
import sys
from itertools import product


def wins(most):  # the four numbers of the whole bar
    table = {}
    for sides in product(*(range(side + 1) for side in most)):
        won = False
        for i, side in enumerate(sides):
            for left in range(side - 1, -1, -1):
                won |= not table[sides[:i] + (left,) + sides[i + 1:]]
        table[sides] = won
    return table[most]


words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    m, n, r, c = (int(next(words)) for _ in range(4))
    won = wins((r, m - 1 - r, c, n - 1 - c))
    print("Gretel" if won else "Hansel")  # the loser; Hansel begins
