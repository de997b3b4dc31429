# Letter picking by plain recursion over the letters that are left. Later letters go in front, so the inner interval decides a round unless it is a
# draw; only then do the two letters of this round. Each round has four continuations, so O(4^(n/2)) calls: short strings only.
import sys


def value(s, l, end):
    """Letters l..end-1 are left, Alice to move: 1 if Alice wins, 0 for a draw, -1 if Bob wins."""
    if l == end:
        return 0
    best = -1
    for alice in (l, end - 1):
        start, stop = (l + 1, end) if alice == l else (l, end - 1)
        reply = 1
        for bob in (start, stop - 1):
            inner = value(s, start + 1, stop) if bob == start else value(s, start, stop - 1)
            letters = (s[alice] < s[bob]) - (s[alice] > s[bob])
            reply = min(reply, inner if inner != 0 else letters)
        best = max(best, reply)
    return best


sys.setrecursionlimit(10**6)
tests, *strings = sys.stdin.read().split()
for s in strings:
    print({1: "Alice", 0: "Draw", -1: "Bob"}[value(s, 0, len(s))])
