// The practice list: problems of public judges by technique, and what they are here.
import { backward } from './backward.js';
import { disguise } from './disguise.js';
import type { PracticeProblem, Technique } from './problem.js';
import { sums } from './sums.js';

export const techniques: readonly Technique[] = [...backward, ...sums, ...disguise];

export const practiceProblems: readonly PracticeProblem[] = techniques.flatMap(({ problems }) => problems);
