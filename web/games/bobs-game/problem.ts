import type { Problem } from '../page.js';

export const problem: Problem = {
  judge: 'HackerRank',
  title: "Bob's Game",
  address: 'https://www.hackerrank.com/challenges/bobs-game',
  contest: 'University CodeSprint 3',
};
