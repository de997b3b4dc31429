import type { Problem } from '../page.js';

export const problem: Problem = {
  related: { games: ['bachet', 'nim'], examples: ['subtraction', 'squares'] },
};
