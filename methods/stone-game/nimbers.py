# Exactly i stones from pile i, as a sum: a pile has at most one option, so its nimber is the mex of one
# nimber or of none. A position is lost exactly when the xor of its piles' nimbers is 0.
import sys


def pile_nimber(i, pile):
    nimber = []
    for size in range(pile + 1):
        mex = 0
        if size >= i:
            mex = 1 if nimber[size - i] == 0 else 0
        nimber.append(mex)
    return nimber[pile]


words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    n = int(next(words))
    nim_sum = 0
    for i in range(1, n + 1):
        nim_sum ^= pile_nimber(i, int(next(words)))
    print("ALICE" if nim_sum != 0 else "BOB")
