// The words of this view.
import { value as english, type ValueWords } from '../../i18n/en/value.js';
import type { Language } from '../../i18n/languages.js';
import { wordsByLanguage } from '../../i18n/words_by_language.js';

const others = import.meta.glob<ValueWords>(['../../i18n/*/value.ts', '!../../i18n/en/value.ts'], { import: 'value' });

export const { of: valueWords, load: loadValueWords } = wordsByLanguage(english, (language) => others[`../../i18n/${language}/value.ts`]);

/** Loads the words of a language for a view, which is drawn again once they are there. */
export function loadWordsFor(view: { requestUpdate(): void }, language: Language): void {
  void loadValueWords(language)
    .then((isNew) => isNew && view.requestUpdate())
    .catch(() => {});
}
