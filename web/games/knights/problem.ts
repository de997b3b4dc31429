import type { Problem } from '../page.js';

export const problem: Problem = {
  address: 'https://www.topcoder.com/thrive/articles/Algorithm%20Games',
};
