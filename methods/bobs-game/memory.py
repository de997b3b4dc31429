# Kings by recursion with memory: a move wins if it leads to a position without a winning move. All
# kings are alike, so their squares are kept sorted, and each sorted position is worked out once.
import sys

MOVES = (-1, 0), (0, -1), (-1, -1)  # up, left, up-left


def winning_moves(kings, board, known):
    if kings in known:
        return known[kings]
    winning = 0
    for i, king in enumerate(kings):
        for down, right in MOVES:
            row, column = king[0] + down, king[1] + right
            if row >= 0 and column >= 0 and board[row][column] != "X":
                option = tuple(sorted(kings[:i] + ((row, column),) + kings[i + 1:]))
                winning += winning_moves(option, board, known) == 0
    known[kings] = winning
    return winning


sys.setrecursionlimit(10**6)
words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    n = int(next(words))
    board = [next(words) for _ in range(n)]
    kings = tuple((r, c) for r in range(n) for c in range(n) if board[r][c] == "K")
    winning = winning_moves(kings, board, {})
    print(f"WIN {winning}" if winning > 0 else "LOSE")
