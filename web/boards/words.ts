// The words of boards, in the reader's language.
import { type BoardWords, boards as english } from '../i18n/en/boards.js';
import type { Words } from '../i18n/words.js';

export type { BoardWords };

export const boardWords = ({ pack }: Words): BoardWords => pack.boards ?? english;
