import type { Claim } from '../claims.js';

export const claims: readonly Claim[] = [
  {
    claim: 'From row 2 and column 2 on, all cells of a diagonal have the same outcome.',
    kind: 'proved',
    steps: [
      {
        text: 'A cell is lost exactly when both cells that the coin can reach, above it and on its left, are won: a(x, y) = NOT (a(x - 1, y) AND a(x, y - 1)).',
      },
      {
        text: 'A lost cell stays lost down its diagonal. If (x, y) is lost, then (x, y + 1) and (x + 1, y) are won, as they have it as an option. They are the two options of (x + 1, y + 1), which is therefore lost.',
      },
      {
        text: 'A won cell stays won, where x, y >= 2. Suppose (x, y) is won and (x + 1, y + 1) lost. Both options of a lost cell are won, so (x, y + 1) and (x + 1, y) are. A won cell has a lost option; theirs is not (x, y), so (x - 1, y + 1) and (x + 1, y - 1) are lost. Then their options (x - 1, y) and (x, y - 1) are won. Those are both options of (x, y), which is therefore lost: a contradiction.',
      },
      {
        text: 'For that (x - 1, y + 1) and (x + 1, y - 1) have to be cells of the table and not of its border: in row 1 and column 1 a won cell may be followed by a lost one.',
        see: { parameters: { top: '00', left: '00' }, at: [1, 1], outcome: 'N' },
      },
    ],
  },
  {
    claim: 'So two rows and two columns tell the whole table, in O(N + M) time; any cell is read off in O(1).',
    kind: 'proved',
    steps: [{ text: 'From any cell with x, y > 2 go back along its diagonal to row 2 or column 2.' }],
  },
  {
    claim: 'With m = min(x, y), (x, y) has the outcome of the cell of its diagonal with floor(m / 2) + 1 in the place of m.',
    kind: 'proved',
    steps: [
      {
        text: 'Let d = x - y. Moving up lowers d by 1 and moving left raises it by 1, so a player can bring d back to what it was before the other player moved. Nobody can reach the border before the last of m moves, and the cells that can be reached after m moves form an anti-diagonal.',
      },
      {
        text: 'If m is odd, the player to move also makes the last of these moves. He can make it step on the cell with d + 1, or on that with d - 1, by bringing d back each time. If both are won, the other player brings d back instead, and the last move must step on one of the two. They are the options of the cell with (m + 1) / 2.',
      },
      {
        text: 'If m is even, the other player makes the last move. If the cells with d and d - 2 are both won, the player to move begins towards d - 1 and brings it back to that until the last move, which steps on one of the two; in the same way for d and d + 2.',
      },
      {
        text: 'Otherwise d is lost, and the other player always brings it back; or d - 2 and d + 2 are both lost, and the other player brings d back but for the last move, which goes on in the direction of the move before. So the cell is won exactly if d and d - 2, or d and d + 2, are both won: exactly if an option of the cell with m / 2 + 1 is lost.',
      },
    ],
  },
];
