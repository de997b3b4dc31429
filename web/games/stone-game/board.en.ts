import { plurals } from '../../i18n/plurals.js';

const { many } = plurals('en');

export const boardWords = {
  morePiles: (count: number) => `and ${many(count, 'pile', 'piles')} more`,
  pile: (number: string, size: string) => `pile ${number} of ${size}`,
  piles: (count: number, sizes: string) => `${many(count, 'pile', 'piles')} of stones: ${sizes}${count > 40 ? ', …' : ''}.`,
};

export type BoardWords = typeof boardWords;
