// The words of this view.
import { worth as english, type WorthWords } from '../../i18n/en/worth.js';
import { wordsByLanguage } from '../../i18n/words_by_language.js';

const others = import.meta.glob<WorthWords>(['../../i18n/*/worth.ts', '!../../i18n/en/worth.ts'], { import: 'worth' });

export const { of: worthWords, load: loadWorthWords } = wordsByLanguage(english, (language) => others[`../../i18n/${language}/worth.ts`]);
