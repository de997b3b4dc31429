import type { Problem } from '../page.js';

export const problem: Problem = {
  address: 'https://www.gutenberg.org/ebooks/27635',
};
