// Parts of an element beyond its own script, from files beside it: the methods of games, which are as large as all else together, the
// engine of rule texts, the engine of all games, and values.
import { loadOnce } from '../base/load_once.js';
import { loadScript, ScriptNotLoaded, type ScriptOptions } from '../base/script_file.js';
import type { Engine, ValueEngine } from '../engine/api.js';
import type { Language } from '../i18n/languages.js';
import type { Speech } from '../i18n/speech.js';
import type { Claims, Methods } from '../views/how/methods.js';
import type { Panel } from './panel.js';

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

/** Games of another module, as `parts/lab.js` and `lab.js`, `parts/more.js` and `more.js` have them. One object serves all figures of a page. */
export interface GamesPart {
  /** Starts the engine of these games. Its texts are messages, for translation. */
  start(): Promise<Engine>;
  /** Returns the board (a Board of views/play/board.ts) on which the game with these parameters is played, where the element has none.
   * `vertices`: where those of graphs are (Route). */
  board?(parameters: Readonly<Record<string, string>>, game: string, vertices?: string): Promise<unknown>;
  /** Returns what a position is worth with these parameters (a ValueReport of engine/value_reports.ts); rejects where there are none. */
  worth?(parameters: Readonly<Record<string, string>>, state: string, signal: AbortSignal): Promise<unknown>;
}

/** Loads the games of another module; called once, when the first of them is shown. Rejects if they cannot be loaded. */
export type LoadGames = () => Promise<GamesPart>;

/**
 * Content of an element: a panel with the views of a game, or the value of an expression.
 *
 * @internal
 */
export type Figure = HTMLElement &
  Pick<Panel, 'controls' | 'dark' | 'route' | 'show' | 'unknown' | 'solved' | 'link' | 'now' | 'wantedHeight' | 'mark' | 'save'>;

/** Values of expressions, as `parts/value.js` and `value.js` have them. Opaque outside of the package. */
export interface ValuePart {
  /** @internal */
  css: string;
  /** Starts what they are worked out with; later calls return the same. @internal */
  calculator(): Promise<ValueEngine>;
  /** Returns what positions of sums are worth: a ValueOfPosition of views/value/means.ts, whose view is defined, too. @internal */
  valueOfSum(): unknown;
  /** Makes a figure. @internal */
  figure(speech: Speech, site: string | undefined): Promise<Figure>;
}

/** Loads the values; called once, when the first is shown. Rejects if they cannot be loaded. */
export type LoadValue = () => Promise<ValuePart>;

declare global {
  var grundyscopeHow: HowPart | undefined;
  var grundyscopeLab: GamesPart | undefined;
  var grundyscopeMore: GamesPart | undefined;
  var grundyscopeValue: ValuePart | undefined;
}

/** The version, and the integrity hashes of these files of the same build; written by scripts/vite/embed.mjs. */
declare const GRUNDYSCOPE_VERSION: string;
declare const GRUNDYSCOPE_BESIDE: Readonly<Record<string, string>>;

/** Returns the site's folder, which is the script's. Undefined for scripts without a URL, such as inline ones, and for the package. */
export function folderOf(script: string): string | undefined {
  return import.meta.env.MODE !== 'lib' && /^(https?|file):/.test(script) ? new URL('.', script).href : undefined;
}

/** The global variables that their scripts set. */
const parts = { how: 'grundyscopeHow', lab: 'grundyscopeLab', more: 'grundyscopeMore', value: 'grundyscopeValue' } as const;

type PartOf<Name extends keyof typeof parts> = NonNullable<(typeof globalThis)[(typeof parts)[Name]]>;

/**
 * Returns a loader of a part from beside the script of the element, with the permissions of that script, if its element is known. The file
 * has the version in its name; folders into which somebody copied the files may have only `how.js`, `lab.js`, `more.js` and `value.js`.
 */
function beside<Name extends keyof typeof parts>(name: Name, site: string | undefined, script: ScriptOptions): () => Promise<PartOf<Name>> {
  return loadOnce(async () => {
    // An element with this id is a property of the window, too, but none of its own.
    const find = () => (Object.hasOwn(globalThis, parts[name]) ? (globalThis[parts[name]] as PartOf<Name>) : undefined);
    const hash = GRUNDYSCOPE_BESIDE[name] ?? '';
    // Policies that allow scripts by a nonce have one for all scripts of a page.
    const nonce = script.nonce || document.querySelector<HTMLElement>('script[nonce]')?.nonce || '';
    const options = { nonce, crossOrigin: script.crossOrigin ?? null, integrity: script.integrity ? hash : '' };
    const addresses = [`${name}-${GRUNDYSCOPE_VERSION}.js`, `${name}.js`].map((file) => `${site ?? ''}${file}`);
    for (const address of site ? addresses : []) {
      if (find()) break;
      // The hash ends caches of other builds of the same version.
      await loadScript(`${address}?${hash.slice(-8)}`, options).catch(() => {});
    }
    const part = find();
    if (!part) throw new ScriptNotLoaded(addresses[0] as string);
    return part;
  });
}

/** The loaders of a script. `site`: its folder; `script`: its element, or what is known of it. */
export const loadersBeside = (site: string | undefined, script: ScriptOptions) => ({
  how: site ? beside('how', site, script) : undefined,
  games: { lab: beside('lab', site, script), more: beside('more', site, script), value: beside('value', site, script) },
});
