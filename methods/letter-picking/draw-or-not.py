# Letter picking by intervals, two values: Bob never wins, so an interval is Alice's or a draw. It is a draw exactly when Bob can reply
# to each letter of Alice with one that is not larger and leave a draw. O(n^2) time and space.
import sys


def is_draw(s):
    n = len(s)
    # draw[l][end]: the letters l..end-1 are left, Alice to move; a draw if none is left.
    draw = [[True] * (n + 1) for _ in range(n + 1)]
    for length in range(2, n + 1, 2):
        for l in range(n - length + 1):
            end = l + length
            every_letter = True
            for alice in (l, end - 1):
                start, stop = (l + 1, end) if alice == l else (l, end - 1)
                some_reply = False
                for bob in (start, stop - 1):
                    inner = draw[start + 1][stop] if bob == start else draw[start][stop - 1]
                    some_reply |= inner and s[bob] <= s[alice]
                every_letter &= some_reply
            draw[l][end] = every_letter
    return draw[0][n]


tests, *strings = sys.stdin.read().split()
for s in strings:
    print("Draw" if is_draw(s) else "Alice")
