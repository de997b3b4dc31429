import type { Chapter } from '../page.js';

export const chapter: Chapter = 'sums';
