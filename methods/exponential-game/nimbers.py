# Take k^k stones, by one row of nimbers for all tests: a heap's nimber is the mex of its options'
# nimbers, and a position is lost exactly when the xor of its heaps' nimbers is 0.
import sys


def nimbers(largest):
    take = []  # 1, 4, 27, 256, ...
    k = 1
    while k**k <= largest:
        take.append(k**k)
        k += 1
    nimber = []
    for heap in range(largest + 1):
        seen = {nimber[heap - s] for s in take if s <= heap}
        mex = 0
        while mex in seen:
            mex += 1
        nimber.append(mex)
    return nimber


words = iter(sys.stdin.read().split())
tests = []
for _ in range(int(next(words))):
    n = int(next(words))
    tests.append([int(next(words)) for _ in range(n)])
nimber = nimbers(max((heap for heaps in tests for heap in heaps), default=0))
for heaps in tests:
    nim_sum = 0
    for heap in heaps:
        nim_sum ^= nimber[heap]
    print("Little Chef" if nim_sum != 0 else "Head Chef")
