// Words by which the search finds games, beside their titles. Loaded with the first search.
import type { Keywords } from './page.js';

const files = import.meta.glob<Keywords>('./*/keywords.ts', { eager: true, import: 'keywords' });

export const keywordsOf = (id: string): Keywords | undefined => files[`./${id}/keywords.ts`];
