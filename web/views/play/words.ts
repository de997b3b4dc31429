// The words of this view and of boards in play, in the reader's language.
import { playing as english, type PlayWords } from '../../i18n/en/playing.js';
import type { Words } from '../../i18n/words.js';

export const playWords = ({ pack }: Words): PlayWords => pack.playing ?? english;
