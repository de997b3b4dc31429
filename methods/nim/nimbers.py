# Nim by nimbers: a heap's nimber is the mex of the nimbers of all smaller heaps, which comes out as
# the heap's own size. A position is lost exactly when the xor of its heaps' nimbers is 0.
import sys


def nimbers(largest):
    nimber = []
    for heap in range(largest + 1):
        seen = {nimber[left] for left in range(heap - 1, -1, -1)}
        mex = 0
        while mex in seen:
            mex += 1
        nimber.append(mex)
    return nimber


words = iter(sys.stdin.read().split())
for word in words:
    n = int(word)
    if n == 0:
        break
    heaps = [int(next(words)) for _ in range(n)]
    nimber = nimbers(max(heaps))
    nim_sum = 0
    for heap in heaps:
        nim_sum ^= nimber[heap]
    print("Yes" if nim_sum != 0 else "No")
