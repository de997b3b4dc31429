// Where each game comes from. Loaded with the judge, and by the build for pages and book.
import type { Problem } from './page.js';

const files = import.meta.glob<Problem>('./*/problem.ts', { eager: true, import: 'problem' });

export const problemOf = (id: string): Problem | undefined => files[`./${id}/problem.ts`];
