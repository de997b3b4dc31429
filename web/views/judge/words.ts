// The words of this view, in the reader's language.
import { judging as english, type JudgeWords } from '../../i18n/en/judging.js';
import type { Words } from '../../i18n/words.js';

export const judgeWords = ({ pack }: Words): JudgeWords => pack.judging ?? english;
