// The terms of the theory, each in a sentence or two. `words`: its forms, as a pattern; a letter alone only if it is all of the text.
export const terms = {
  words: {
    outcome: 'outcomes?',
    N: 'N-positions?|(?<=^ *)N(?= *$)',
    P: 'P-positions?|(?<=^ *)P(?= *$)',
    remoteness: 'remoteness',
    nimber: '[Nn]imbers?',
    mex: 'mex',
    nimSum: '[Nn]im-sums?',
    period: 'periods?',
    misere: '[Mm]isère',
  },
  meanings: {
    outcome: 'Who wins if both play perfectly: the next player, the one to move (N), the previous player (P), or nobody (D, a draw).',
    N: 'N-position: the next player wins, the one to move. Some move leads to a P-position.',
    P: 'P-position: the previous player wins, so the player to move loses. Every move leads to an N-position.',
    remoteness: 'The number of moves that the game lasts if the winner hurries and the loser delays.',
    nimber:
      'The size of the Nim heap that a position is worth when it is played together with others. The player to move loses where it is 0. Also: Grundy value.',
    mex: 'Minimum excluded: the least of 0, 1, 2, … that is missing. The nimber of a position is the mex of its options’ nimbers.',
    nimSum: 'Addition in binary without carrying (xor). The nimber of a sum of games is the nim-sum of their nimbers.',
    period: 'The distance after which a sequence repeats itself, from some place on for ever.',
    misere: 'Misère play: whoever makes the last move loses. In normal play that player wins.',
  },
};

export type TermWords = typeof terms;
export type Term = keyof TermWords['words'];
