import type { Problem } from '../page.js';

export const problem: Problem = {
  judge: 'CodeChef',
  code: 'RESN04',
  title: 'Stone Game',
  address: 'https://www.codechef.com/problems/RESN04',
};
