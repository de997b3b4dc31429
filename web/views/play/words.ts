// What is said where games are played, in the language of their reader.
import { playing as english, type PlayWords } from '../../i18n/en/playing.js';
import type { Words } from '../../i18n/words.js';

export const playWords = ({ pack }: Words): PlayWords => pack.playing ?? english;
