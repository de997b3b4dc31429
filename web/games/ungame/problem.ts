import type { Problem } from '../page.js';

export const problem: Problem = {
  judge: 'CodeChef',
  code: 'UNGAME',
  title: 'Unusual game',
  address: 'https://www.codechef.com/problems/UNGAME',
  contest: 'COOK78',
  author: 'Alexey Zayakin',
  tester: 'Hasan Jaddouh',
  editorialist: 'Alexey Zayakin',
  editorial: 'https://discuss.codechef.com/problems/UNGAME',
  difficulty: 'medium-hard',
};
