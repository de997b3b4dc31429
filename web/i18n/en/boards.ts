// Words of the boards that several games share, beyond the texts of moves. Loaded with the boards.
import { plurals } from '../plurals.js';

const { form, many } = plurals('en');

export const boards = {
  pickHeap: (heap: number) => `choose heap ${heap}`,
  takeHowMany: 'Stones to take',
  takeFromHeap: (heap: number) => `Stones to take from heap ${heap}`,
  moreHeaps: (count: number) => `and ${many(count, 'heap', 'heaps')} more`,
  /** Letters on a coin. */
  coin: { heads: 'H', tails: 'T' },
  heaps: (count: number, sizes: string) =>
    form(count, {
      one: `A heap of ${many(sizes, 'stone', 'stones')}.`,
      other: `${count} heaps of stones: ${sizes}.`,
    }),
};

export type BoardWords = typeof boards;
