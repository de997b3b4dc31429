import type { Problem } from '../page.js';

export const problem: Problem = {
  judge: 'CodeChef',
  code: 'TABGAME',
  title: 'Table Game',
  address: 'https://www.codechef.com/problems/TABGAME',
  contest: 'SEPT18',
  setter: 'Oleksandr Kulkov',
  tester: 'Teja Vardhan Reddy',
  editorialist: 'Abhishek Pandey',
  editorial: 'https://discuss.codechef.com/problems/TABGAME',
  difficulty: 'easy',
};
