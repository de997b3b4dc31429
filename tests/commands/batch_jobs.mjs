// Runs of `batch`, and small jobs for it.
import { inNode, runOne } from './both.mjs';

export const batch = (input, ...options) => {
  const { status, out, err } = runOne(inNode, ['batch', '--quiet', ...options], input);
  return { status, out: out.toString(), err };
};

export const textOf = (jobs) => jobs.map((job) => `${typeof job === 'string' ? job : JSON.stringify(job)}\n`).join('');
export const resultsOf = (text) => text.split('\n').slice(0, -1).map(JSON.parse);
export const withoutTimes = (text) => text.replace(/"ms":[\d.]+/g, '"ms":0');

export const slowText =
  'n: 0..300 = 300\nm: 0..300 = 300\nk: 0..300 = 300\nmove j in 1..300: n -= j\nmove j in 1..300: m -= j\nmove j in 1..300: k -= j';
export const largeText = 'n: 0..9000 = 9000\nm: 0..9000 = 9000\nmove k in 1..2: n -= k\nmove k in 1..2: m -= k';
export const rules = (id, text, rest) => ({ id, game: 'rules', parameters: { text }, want: 'answer', ...rest });

/** Small jobs of several kinds: a rule text, a table, an explanation, and now and then one that fails. */
export const smallJobs = (count) =>
  Array.from({ length: count }, (_, i) => {
    if (i % 50 === 17) return `no job ${i}`;
    if (i % 50 === 34) return { id: 0, game: 'nim', want: 'answer' };
    if (i % 4 === 0) return { id: i, game: 'nim', parameters: { heaps: [i % 7, i % 11, i % 13] }, want: 'answer' };
    if (i % 4 === 1) return { id: `n${i}`, game: 'nim', want: 'table', layer: 'nimber', window: [i % 9, 0, 3, 2] };
    if (i % 4 === 2) return { id: `b${i}`, game: 'bachet', parameters: { take: [1, 2, (i % 5) + 3], n: i % 90 }, want: 'explain' };
    return rules(`r${i}`, `n: 0..99 = ${i % 100}; move k in 1..${(i % 6) + 1}: n -= k`);
  });
