import type { Problem } from '../page.js';

export const problem: Problem = {
  judge: 'UVA',
  code: '11311',
  title: 'Exclusively Edible',
  address: 'https://onlinejudge.org/external/113/11311.pdf',
};
