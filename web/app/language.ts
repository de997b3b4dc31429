// The language of the page: what was chosen on this device, or the first one of the browser's that the page speaks.
import { firstSpoken, type Language, language, speak } from '../strings/index.js';

const key = 'grundyscope.language';

/** Storage may be forbidden; then the choice lasts as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

async function use(value: Language): Promise<void> {
  await speak(value);
  document.documentElement.lang = language();
}

export function applyLanguage(): Promise<void> {
  return use(firstSpoken([stored(), ...navigator.languages]));
}

export function chooseLanguage(value: Language): Promise<void> {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to do: see `stored`.
  }
  return use(value);
}
