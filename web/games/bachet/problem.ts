import type { Problem } from '../page.js';

export const problem: Problem = {
  judge: 'UVA',
  code: '10404',
  title: "Bachet's Game",
  address: 'https://onlinejudge.org/external/104/10404.pdf',
};
