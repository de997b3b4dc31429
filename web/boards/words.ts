// The words of boards, in the reader's language.
import { type BoardWords, boards as english } from '../i18n/en/boards.js';
import type { Words } from '../i18n/words.js';

export type { BoardWords };

export const boardWords = ({ pack }: Words): BoardWords => pack.boards ?? english;

/** Words of this game's board and no other, in its folder: `board.en.ts`, and other languages beside it. */
export const ownWords = <Own extends object>({ pack }: Words, id: string, own: Own): Own =>
  (pack.ownBoards?.[id] as Own | undefined) ?? own;
