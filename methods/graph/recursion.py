# The token by plain recursion on all lines of play of at most v moves. That is enough: who can win does so in fewer than
# v moves, because a fastest win meets no vertex twice. Who is not stuck by then never will be. Values are 1, 0, -1 for the
# player to move: won, drawn, lost.
import sys


def value(vertex, moves):
    if moves == 0 and followers[vertex]:
        return 0
    best = -1
    for after in followers[vertex]:
        best = max(best, -value(after, moves - 1))
    return best


sys.setrecursionlimit(10**6)
v, e, start, *ends = [int(word) for word in sys.stdin.read().split()]
followers = [[] for _ in range(v)]
for i in range(e):
    followers[ends[2 * i]].append(ends[2 * i + 1])
best = value(start, v)
print("First" if best > 0 else "Second" if best < 0 else "Draw")
