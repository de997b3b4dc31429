import type { Problem } from '../page.js';

export const problem: Problem = {
  judge: 'Codeforces',
  code: '1728D',
  title: 'Letter Picking',
  address: 'https://codeforces.com/problemset/problem/1728/D',
  contest: 'Educational Codeforces Round 135',
};
