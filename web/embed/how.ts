// The methods of games, for figures with view="how": as large as all else together, so that nobody loads them who does not want them.
import type { Language } from '../i18n/languages.js';
import type { Claims, Methods } from '../views/how/methods.js';

/** The methods of all games, as `parts/how.js` and `how.js` have them. Opaque outside of the package. */
export interface HowPart {
  /** @internal */
  css: string;
  /** @internal */
  methodsOf(game: string): Promise<Methods | undefined>;
  /** @internal */
  claimsOf(game: string, language: Language): Promise<Claims>;
}

/** Loads the methods of all games; called once, when the first figure shows `view="how"`. Rejects if they cannot be loaded. */
export type LoadHow = () => Promise<HowPart>;

declare global {
  var grundyscopeHow: HowPart | undefined;
}

/** From a script that lies beside that of the element. Rejects where it does not, or may not be run. */
export const beside =
  <Part>(site: string, file: string, found: () => Part | undefined) =>
  (): Promise<Part> =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = site + file;
      const done = () => {
        const part = found();
        if (part) resolve(part);
        return part;
      };
      script.onload = () => done() ?? reject();
      script.onerror = reject;
      if (!done()) document.head.append(script);
    });

export const howBeside = (site: string): LoadHow => beside(site, 'how.js', () => globalThis.grundyscopeHow);
