// The methods of games, for figures with view="how": as large as all else together, so that nobody loads them who does not want them.
import type { Language } from '../i18n/languages.js';
import type { Claims, Methods } from '../views/how/methods.js';

/** What parts/how.ts has. */
export interface HowPart {
  css: string;
  methodsOf(game: string): Promise<Methods | undefined>;
  claimsOf(game: string, language: Language): Promise<Claims>;
}

export type LoadHow = () => Promise<HowPart>;

declare global {
  var grundyscopeHow: HowPart | undefined;
}

/** From how.js, which lies beside the script of the element. Rejects where it does not, or may not be run. */
export const howBeside =
  (site: string): LoadHow =>
  () =>
    new Promise((resolve, reject) => {
      const found = () => globalThis.grundyscopeHow;
      const script = document.createElement('script');
      script.src = `${site}how.js`;
      script.onload = () => (found() ? resolve(found() as HowPart) : reject());
      script.onerror = reject;
      const part = found();
      if (part) resolve(part);
      else document.head.append(script);
    });
