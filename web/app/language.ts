// The language of the page: what was chosen on this device, or the first one of the browser's that the page speaks.
import { type Language, languages, speak } from '../strings/index.js';

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

/** Boards go by the language of the document, so it is told before the views are. */
function use(value: Language): void {
  document.documentElement.lang = value;
  speak(value);
}

export function applyLanguage(): void {
  use(firstSpoken([stored(), ...navigator.languages]));
}

export function chooseLanguage(value: Language): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to do: see `stored`.
  }
  use(value);
}
