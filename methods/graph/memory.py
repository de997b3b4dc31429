# The token by recursion with memory: each vertex with each number of moves that remain is looked into once. A win takes
# fewer than v moves, so who is not stuck after v moves never will be. Values are 1, 0, -1 for the player to move: won,
# drawn, lost.
import sys


def value(vertex, moves):
    if moves == 0 and followers[vertex]:
        return 0
    if (vertex, moves) not in known:
        best = -1
        for after in followers[vertex]:
            best = max(best, -value(after, moves - 1))
        known[vertex, moves] = best
    return known[vertex, moves]


sys.setrecursionlimit(10**6)
v, e, start, *ends = [int(word) for word in sys.stdin.read().split()]
followers = [[] for _ in range(v)]
for i in range(e):
    followers[ends[2 * i]].append(ends[2 * i + 1])
known = {}
best = value(start, v)
print("First" if best > 0 else "Second" if best < 0 else "Draw")
