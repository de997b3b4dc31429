# Dominoes by minimax with a limit: nobody can be stuck after turn D, since from then on there is room where a domino has just gone.
# So the search ends there with a draw, and before it dominoes stay. Values are 1, 0, -1 for the player to move: won, drawn, lost. The
# turn need not be remembered: the mask of taken cells tells how many dominoes were laid.
import sys


def value(taken, turn, n, k, d, known):
    """Bit i of `taken`: cell i is blocked or covered."""
    if turn > d:
        return 0
    if taken not in known:
        best = -1
        for first in range(n - k + 1):
            domino = ((1 << k) - 1) << first
            if taken & domino == 0:
                best = max(best, -value(taken | domino, turn + 1, n, k, d, known))
        known[taken] = best
    return known[taken]


sys.setrecursionlimit(10**6)
n, k, d, strip = sys.stdin.read().split()
n, k, d = int(n), int(k), int(d)
taken = sum(1 << i for i, cell in enumerate(strip) if cell == "1")
best = value(taken, 1, n, k, min(d, n + 1), {})
print("Alice" if best > 0 else "Bob" if best < 0 else "Draw")
