import type { Problem } from '../page.js';

export const problem: Problem = {
  judge: 'CodeChef',
  code: 'DISPDOM',
  title: 'Disappearing Domino Game',
  address: 'https://www.codechef.com/problems/DISPDOM',
  contest: 'START97',
  author: 'gunpoint_88',
  tester: 'jay_1048576',
  editorialist: 'iceknight1093',
  difficulty: 3262,
};
