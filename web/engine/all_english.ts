import { english } from './english.js';
import { labEnglish } from './lab_english.js';
import type { Phrases } from './message.js';
import { moreEnglish } from './more_english.js';

/** English messages of the module with all games. */
export const allEnglish: Phrases = { ...english, ...labEnglish, ...moreEnglish };
