// The words of the page, one file per language.
import { wordsByLanguage } from '../i18n/words_by_language.js';
import { words as english } from './words/en.js';

export type CalculatorWords = typeof english;

const others = import.meta.glob<CalculatorWords>(['./words/*.ts', '!./words/en.ts'], { import: 'words' });

export const { of: calculatorWords, load: loadCalculatorWords } = wordsByLanguage(english, (language) => others[`./words/${language}.ts`]);
