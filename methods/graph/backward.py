# The token backward from the vertices without moves, which are lost: a vertex with a lost follower is won, one whose
# followers are all won is lost. Each edge is looked at once, when the vertex that it leads to is decided. What is never
# decided is a draw.
import sys

v, e, start, *ends = [int(word) for word in sys.stdin.read().split()]
before = [[] for _ in range(v)]  # the vertices with an edge to this one
still_open = [0] * v  # how many followers are not known to be won
for i in range(e):
    before[ends[2 * i + 1]].append(ends[2 * i])
    still_open[ends[2 * i]] += 1

decided = [vertex for vertex in range(v) if still_open[vertex] == 0]
outcome = {vertex: "Second" for vertex in decided}
for after in decided:  # the list grows
    for vertex in before[after]:
        still_open[vertex] -= 1
        if vertex in outcome or (outcome[after] == "First" and still_open[vertex] > 0):
            continue
        outcome[vertex] = "First" if outcome[after] == "Second" else "Second"
        decided.append(vertex)
print(outcome.get(start, "Draw"))
