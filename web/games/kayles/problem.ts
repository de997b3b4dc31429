import type { Problem } from '../page.js';

export const problem: Problem = {
  address: 'https://www.gutenberg.org/ebooks/27635',
  related: { games: ['dominoes'], examples: ['kayles', 'dawsons-kayles', 'grundys-game', 'treblecross'] },
};
