import { plurals } from '../../i18n/plurals.js';

const { many } = plurals('en');

export const boardWords = {
  players: ['Alice', 'Bob'],
  ahead: 'ahead',
  letters: (count: string) => many(count, 'letter', 'letters'),
  word: (remaining: number, alice: string, bob: string) =>
    `A row of ${many(remaining, 'letter', 'letters')}. Alice’s word: ${alice || 'none yet'}. Bob’s word: ${bob || 'none yet'}.`,
};

export type BoardWords = typeof boardWords;
