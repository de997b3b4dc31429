import type { Claim } from '../claims.js';

export const claims: readonly Claim[] = [
  {
    claim:
      'Let t be the number of moves that the game lasts when dominoes never vanish, the winner hurrying and the loser delaying. The winner of that game wins the real one exactly when t < D; otherwise it is a draw.',
    kind: 'proved',
    steps: [
      {
        text: 'The domino laid on turn T vanishes at the start of turn T + D. So nothing vanishes before turn D + 1, and up to turn D both games are the same.',
      },
      {
        text: 'If t < D, the winner plays as in the game without vanishing. The loser is to move on turn t + 1 at the latest, which is at most D: nothing has vanished, and there is no move.',
        see: { parameters: { n: '6', k: '2', d: '4' }, at: [4, 2], outcome: 'N' },
      },
      {
        text: 'If t >= D, the loser can delay, and the winner can go on playing to win the game without vanishing: neither is without a move before turn D + 1. From then on a domino vanishes at the start of every turn, and whoever moves can lay one where it lay. Nobody is ever without a move.',
        see: { parameters: { n: '6', k: '2', d: '3' }, at: [3, 2], outcome: 'D' },
      },
      {
        text: 'So t <= D would be wrong: where t equals D the room comes just in time.',
      },
    ],
  },
  {
    claim: 'With dominoes of one cell, e free cells and e >= D it is a draw; else Alice wins exactly when e is odd.',
    kind: 'proved',
    steps: [
      {
        text: 'Without vanishing every line of play lasts e moves: t = e.',
        see: { parameters: { n: '5', k: '1', d: '6' }, at: [6, 1], outcome: 'N' },
      },
    ],
  },
  {
    claim: 'Without vanishing a position is a sum: only the lengths of the free runs matter, not where they lie.',
    kind: 'proved',
    steps: [
      {
        text: 'A domino touches one run and leaves two parts of it; what happens in one run changes nothing in another. So runs in another order are the same game.',
      },
      {
        text: 'For N = 30 and K = 2 that leaves 1,029 lists of lengths, those below K left out, where there are 1,346,269 sets of covered cells.',
      },
    ],
  },
];
