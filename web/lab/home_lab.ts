// What the home page shows of the lab: its engine, and its examples.
import type { Phrases } from '../engine/message.js';
import type { Language } from '../i18n/languages.js';
import { startLab } from './engine.js';
import './examples.js';
import { examplesFound } from './gallery.js';
import { labPhrases, loadLabWords } from './words.js';

export async function startHomeLab() {
  const engine = await startLab();
  return {
    engine,
    examplesFound,
    /** The phrases of the lab's core in a language, once its words are loaded. */
    async phrases(language: Language): Promise<Phrases> {
      await loadLabWords(language).catch(() => {});
      return { ...engine.phrases, ...labPhrases(language) };
    },
  };
}

export type HomeLab = Awaited<ReturnType<typeof startHomeLab>>;
