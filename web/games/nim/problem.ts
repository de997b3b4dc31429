import type { Problem } from '../page.js';

export const problem: Problem = {
  judge: 'UVA',
  code: '10165',
  title: 'Stone Game',
  address: 'https://onlinejudge.org/external/101/10165.pdf',
};
