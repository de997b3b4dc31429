// What an element loads beyond its own script, from files beside it: the methods of games, which are as large as all else together, and the
// engine of rule texts.
import type { Engine } from '../engine/api.js';
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

/** Games written as rule texts, as `parts/lab.js` and `lab.js` have them. One object serves all figures of a page. */
export interface LabPart {
  /** Starts the engine of the game `rules`. Its texts are messages, for translation. */
  start(): Promise<Engine>;
  /** Returns the board (a Board of views/play/board.ts) on which the game with these parameters is played. */
  board(parameters: Readonly<Record<string, string>>): Promise<unknown>;
}

declare global {
  var grundyscopeHow: HowPart | undefined;
  var grundyscopeLab: LabPart | undefined;
}

/** Returns the site's folder, which is the script's. Undefined for scripts without a URL, such as inline ones, and for the package. */
export function folderOf(script: string): string | undefined {
  return import.meta.env.MODE !== 'lib' && /^(https?|file):/.test(script) ? new URL('.', script).href : undefined;
}

/** Returns a loader of `file` from beside the script of the element. It rejects where the file is missing or may not be run. */
const beside =
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

export const labBeside = (site: string) => beside(site, 'lab.js', () => globalThis.grundyscopeLab);
