// The lab on the home page: its engine, and the library of games.
import { loadOnce } from '../base/load_once.js';
import { lab } from '../engine/delivery/files.js';
import type { Phrases } from '../engine/message.js';
import type { Language } from '../i18n/languages.js';
import { startLabEngine } from './lab_engine.js';
import { labPhrases, loadLabWords } from './words.js';

export async function startHomeLab() {
  const engine = await startLabEngine(...lab());
  return {
    engine,
    /** The texts of all games; large, so loaded when they are near, or searched. */
    loadLibrary: loadOnce(async () => {
      await import('./examples.js');
      return (await import('./gallery.js')).examplesFound;
    }),
    /** The phrases of the lab's core in a language, once its words are loaded. */
    async phrases(language: Language): Promise<Phrases> {
      await loadLabWords(language).catch(() => {});
      return { ...engine.phrases, ...labPhrases(language) };
    },
  };
}

export type HomeLab = Awaited<ReturnType<typeof startHomeLab>>;
/** Finds games of the library. */
export type FindExamples = Awaited<ReturnType<HomeLab['loadLibrary']>>;
