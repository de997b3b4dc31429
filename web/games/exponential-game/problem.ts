import type { Problem } from '../page.js';

export const problem: Problem = {
  judge: 'CodeChef',
  code: 'EXPGAME',
  title: 'Exponential Game',
  address: 'https://www.codechef.com/problems/EXPGAME',
  contest: 'LTIME05',
  editorial: 'https://discuss.codechef.com/problems/EXPGAME',
};
