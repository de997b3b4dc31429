// The words of this view.
import { worth as english, type WorthWords } from '../../i18n/en/worth.js';
import type { Language } from '../../i18n/languages.js';
import { wordsByLanguage } from '../../i18n/words_by_language.js';

const others = import.meta.glob<WorthWords>(['../../i18n/*/worth.ts', '!../../i18n/en/worth.ts'], { import: 'worth' });

export const { of: worthWords, load: loadWorthWords } = wordsByLanguage(english, (language) => others[`../../i18n/${language}/worth.ts`]);

/** Loads the words of a language for a view, which is drawn again once they are there. */
export function loadWordsFor(view: { requestUpdate(): void }, language: Language): void {
  void loadWorthWords(language)
    .then((isNew) => isNew && view.requestUpdate())
    .catch(() => {});
}
