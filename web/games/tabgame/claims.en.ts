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
];
