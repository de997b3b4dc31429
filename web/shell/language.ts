// The language of the page: the one chosen on this device, or the first of the browser's languages that we have.
import { store, stored } from '../base/storage.js';
import { firstSpoken, type Language } from '../i18n/languages.js';
import { loadSiteWords } from '../i18n/site_words.js';
import { answerWith, Speech } from '../i18n/speech.js';

/** The speech of the page, and of every view on it without one of its own. */
export const speech = new Speech();
answerWith(speech, document);

const key = 'grundyscope.language';

async function use(value: Language): Promise<void> {
  // If loading fails, those words stay English.
  await loadSiteWords(value).catch(() => {});
  await speech.speak(value);
  document.documentElement.lang = speech.words.language;
}

export function applyLanguage(): Promise<void> {
  return use(firstSpoken([stored(key), ...navigator.languages]));
}

export function chooseLanguage(value: Language): Promise<void> {
  store(key, value);
  return use(value);
}
