// The terms of the theory, and what they mean. Loaded with what shows them.
import { terms as english, type TermWords } from './en/terms.js';
import { wordsByLanguage } from './words_by_language.js';

export type { Term } from './en/terms.js';

const others = import.meta.glob<TermWords>(['./*/terms.ts', '!./en/terms.ts'], { import: 'terms' });

export const { of: termWords, load: loadTermWords } = wordsByLanguage(english, (language) => others[`./${language}/terms.ts`]);
