// The words in the language of the page: those of the interface, and those of the core, which speaks English.
import { EngineError, placed } from '../engine/errors.js';
import { type Catalogue, catalogueOf, type Message, type Phrases, render } from '../engine/message.js';
import { enginePhrases } from '../engine/phrases.js';
import { en, type Strings } from './en.js';
import { type Language, languages } from './languages.js';
import { keepNotation, type Notation, noted, notedPhrases } from './notation.js';

/** Everything that is said in one language. */
interface Tongue {
  code: Language;
  plain: Strings;
  /** The same in the notation that was chosen for outcomes. */
  words: Strings;
  /** The core's phrases; those that are missing are said in English. */
  phrases: Phrases;
  /** All of them, in that notation too. */
  catalogue: Catalogue;
  /** The texts of the catalogue of games, by their English. */
  core: ReadonlyMap<string, string>;
}

/** What is known in English at least. */
let english: Phrases = enginePhrases;

const catalogued = (code: Language, phrases: Phrases) => catalogueOf(code, { ...english, ...phrases, ...notedPhrases(code) });

const tongueOf = (code: Language, plain: Strings, phrases: Phrases, core: ReadonlyMap<string, string>): Tongue => ({
  code,
  plain,
  words: noted(plain),
  phrases,
  catalogue: catalogued(code, phrases),
  core,
});

/** Loaded when it is first spoken: most readers need one language. */
const loaders: Record<Language, () => Promise<Tongue>> = {
  en: async () => tongueOf('en', en, {}, new Map()),
  es: async () => {
    const [{ es }, { esPhrases }, { esCore }] = await Promise.all([import('./es.js'), import('./es_phrases.js'), import('./es_core.js')]);
    return tongueOf('es', es, esPhrases, new Map(Object.entries(esCore)));
  },
};

const first = tongueOf('en', en, {}, new Map());
const loaded = new Map<Language, Tongue>([['en', first]]);
/** The language of the page, the one that was asked for last, and the one of what is just being drawn. */
let page = first;
let wanted: Language = 'en';
let current = first;
const listeners = new Set<() => void>();

export function language(): Language {
  return current.code;
}

export function words(): Strings {
  return current.words;
}

/** A text of the catalogue of games in the language of the page; what is not known comes back as it is, as names do. */
export function said(english: string): string {
  return current.core.get(english) ?? english;
}

/** The core's phrases in English, which an engine brings. */
export function learnPhrases(phrases: Phrases): void {
  english = phrases;
  for (const tongue of loaded.values()) tongue.catalogue = catalogued(tongue.code, tongue.phrases);
}

/** A message in the language of the page. */
export function told(message: Message): string {
  return render(message, current.catalogue);
}

/** What is wrong, in the language of the page, and with its place unless that stands elsewhere. */
export function toldError(error: unknown, place = true): string {
  if (error instanceof EngineError) return told(place ? placed(error.said, error) : error.said);
  return error instanceof Error ? error.message : String(error);
}

/** Makes a language ready for `within`. */
export async function learn(code: Language): Promise<void> {
  if (!loaded.has(code)) loaded.set(code, await loaders[code]());
}

/** The language of the page from now on; whoever listens draws its words anew. */
export async function speak(code: Language): Promise<void> {
  wanted = code;
  await learn(code);
  const tongue = loaded.get(code);
  if (wanted !== code || page.code === code || !tongue) return;
  page = tongue;
  current = tongue;
  tell();
}

/**
 * Embeds on one page may speak different languages: what is drawn or done within speaks this one, the page's if none is named. One that
 * has not been learnt is not spoken.
 */
export function within<T>(code: Language | undefined, act: () => T): T {
  const before = current;
  use(code);
  try {
    return act();
  } finally {
    current = before;
  }
}

/** The same for what is done until another language is used. */
export function use(code: Language | undefined): void {
  current = (code && loaded.get(code)) ?? page;
}

/** How outcomes are written from now on. */
export function write(notation: Notation): void {
  keepNotation(notation);
  for (const tongue of loaded.values()) {
    tongue.words = noted(tongue.plain);
    tongue.catalogue = catalogued(tongue.code, tongue.phrases);
  }
  tell();
}

/** Whoever listens draws its words anew. */
export function tell(): void {
  for (const changed of listeners) changed();
}

export function onLanguage(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

const isKnown = (name: string | undefined): name is Language => name !== undefined && Object.hasOwn(languages, name);

/** The first of the wished languages that is spoken here. `wished`: as browsers and pages name them, "es-AR" for instance. */
export function firstSpoken(wished: readonly (string | null | undefined)[]): Language {
  return wished.map((name) => name?.split('-')[0]?.toLowerCase()).find(isKnown) ?? 'en';
}

export { type Language, languages } from './languages.js';
export { type Notation, notation, notations } from './notation.js';
export type { Strings };
