import type { Problem } from '../page.js';

export const problem: Problem = {
  judge: 'SPOJ',
  code: 'QCJ3',
  title: 'The Game',
  address: 'https://www.spoj.com/problems/QCJ3/',
};
