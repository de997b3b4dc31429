// The language of the page: what was chosen on this device, or the first one of the browser's that the page speaks.
import { store, stored } from '../base/storage.js';
import { firstSpoken, type Language } from '../i18n/languages.js';
import { loadSiteWords } from '../i18n/site_words.js';
import { answerWith, Speech } from '../i18n/speech.js';

/** Of the page, and of whatever stands on it and has none of its own. */
export const speech = new Speech();
answerWith(speech, document);

const key = 'grundyscope.language';

async function use(value: Language): Promise<void> {
  // Without them the site says those words in English.
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
