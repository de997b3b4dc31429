# Letter picking by intervals, short ones first: two letters fewer are left after each round, so the inner intervals are known. The inner interval
# decides the round unless it is a draw, since later letters go in front; only then do the round's two letters. O(n^2) time and space.
import sys


def whole_value(s):
    """1 if Alice wins, 0 for a draw, -1 if Bob wins."""
    n = len(s)
    # value[l][end]: the letters l..end-1 are left, Alice to move; a draw if none is left.
    value = [[0] * (n + 1) for _ in range(n + 1)]
    for length in range(2, n + 1, 2):
        for l in range(n - length + 1):
            end = l + length
            best = -1
            for alice in (l, end - 1):
                start, stop = (l + 1, end) if alice == l else (l, end - 1)
                reply = 1
                for bob in (start, stop - 1):
                    inner = value[start + 1][stop] if bob == start else value[start][stop - 1]
                    letters = (s[alice] < s[bob]) - (s[alice] > s[bob])
                    reply = min(reply, inner if inner != 0 else letters)
                best = max(best, reply)
            value[l][end] = best
    return value[0][n]


tests, *strings = sys.stdin.read().split()
for s in strings:
    print({1: "Alice", 0: "Draw", -1: "Bob"}[whole_value(s)])
