// The words of this view.
import { how as english, type HowWords } from '../../i18n/en/how.js';
import { wordsByLanguage } from '../../i18n/words_by_language.js';

const others = import.meta.glob<HowWords>(['../../i18n/*/how.ts', '!../../i18n/en/how.ts'], { import: 'how' });

export const { of: howWords, load: loadHowWords } = wordsByLanguage(english, (language) => others[`../../i18n/${language}/how.ts`]);
