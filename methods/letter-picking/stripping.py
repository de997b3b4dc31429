# Letter picking in one pass: strip equal outer letters while they match; the game is a draw exactly when only doubled letters are left.
# Then Bob can always take the letter that Alice took, from the other end or from beside it; otherwise Alice wins. O(n).
import sys


def is_draw(s):
    l, r = 0, len(s) - 1
    while l < r and s[l] == s[r]:
        l, r = l + 1, r - 1
    rest = s[l:r + 1]
    return rest[0::2] == rest[1::2]


tests, *strings = sys.stdin.read().split()
for s in strings:
    print("Draw" if is_draw(s) else "Alice")
