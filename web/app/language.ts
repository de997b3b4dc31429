// The language of the page: what was chosen on this device, or the first one of the browser's that the page speaks.
import { type Language, language, languages, speak } from '../strings/index.js';

const key = 'grundyscope.language';

const known = (name: string | null): name is Language => name !== null && Object.hasOwn(languages, name);

/** Storage may be forbidden; then the choice lasts as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** `wished`: as browsers list them, "es-AR" for instance. */
export function firstSpoken(wished: readonly (string | null)[]): Language {
  return wished.map((name) => name?.split('-')[0] ?? null).find(known) ?? 'en';
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
