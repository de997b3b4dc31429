import { plurals } from '../../i18n/plurals.js';

const { form, many } = plurals('en');

export const boardWords = {
  moreSquares: (count: number) => `and coins on ${many(count, 'more square', 'more squares')}`,
  pickCoin: (square: number) => `pick up a coin on square ${square}`,
  coinToSquare: (from: number) => `Square for the coin on square ${from}`,
  coinsOn: (count: string, square: string) => form(count, { one: `one on ${square}`, other: `${count} on ${square}` }),
  coins: (places: string) => (places ? `Coins on numbered squares: ${places}.` : 'All coins are on square 0.'),
};

export type BoardWords = typeof boardWords;
