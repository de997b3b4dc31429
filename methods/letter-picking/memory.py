# Letter picking by recursion with memory: there are only O(n^2) intervals of letters that can be left, and each is looked into once. The inner
# interval decides a round unless it is a draw, since later letters go in front; only then do the two letters of this round.
import sys


def value(s, l, end, known):
    """Letters l..end-1 are left, Alice to move: 1 if Alice wins, 0 for a draw, -1 if Bob wins."""
    if l == end:
        return 0
    if (l, end) in known:
        return known[l, end]
    best = -1
    for alice in (l, end - 1):
        start, stop = (l + 1, end) if alice == l else (l, end - 1)
        reply = 1
        for bob in (start, stop - 1):
            rest = (start + 1, stop) if bob == start else (start, stop - 1)
            inner = value(s, *rest, known)
            letters = (s[alice] < s[bob]) - (s[alice] > s[bob])
            reply = min(reply, inner if inner != 0 else letters)
        best = max(best, reply)
    known[l, end] = best
    return best


sys.setrecursionlimit(10**6)
tests, *strings = sys.stdin.read().split()
for s in strings:
    print({1: "Alice", 0: "Draw", -1: "Bob"}[value(s, 0, len(s), {})])
