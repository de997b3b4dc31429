// The current words of one place: of the page, or of a figure. A change of language replaces its Words object, which is immutable.
import type { Phrases } from '../engine/message.js';
import { enginePhrases } from '../engine/phrases.js';
import { strings } from './en/interface.js';
import { outcomes } from './en/outcomes.js';
import type { Language } from './languages.js';
import { notation } from './notation.js';
import { type Pack, Words } from './words.js';

const english: Pack = { language: 'en', strings, phrases: {}, outcomes, games: {} };

/** Loaded when first used: most readers need one language. */
const packs = import.meta.glob<Pack>('./*/pack.ts', { import: 'pack' });

export class Speech {
  #pack = english;
  #wanted = 'en';
  #phrases: Phrases = enginePhrases;
  #words: Words | undefined;
  readonly #listeners = new Set<() => void>();

  get words(): Words {
    if (this.#words?.notation !== notation()) this.#words = undefined;
    this.#words ??= new Words(this.#pack, this.#phrases, notation());
    return this.#words;
  }

  /** The core's phrases in English, provided by an engine. */
  learn(phrases: Phrases): void {
    this.#phrases = phrases;
    this.#words = undefined;
  }

  /** Resolves once the language is in use, or another was chosen meanwhile. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const pack = (await packs[`./${language}/pack.ts`]?.()) ?? english;
    if (this.#wanted !== language || this.#pack === pack) return;
    this.#pack = pack;
    this.#words = undefined;
    for (const changed of this.#listeners) changed();
  }

  listen(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => {
      this.#listeners.delete(changed);
    };
  }
}

/** Event with which an element requests the speech of its surroundings. */
const SPEECH_REQUEST = 'grundyscope-speech';

/** Provides this speech to all elements within `place`. */
export function answerWith(speech: Speech, place: EventTarget): void {
  place.addEventListener(SPEECH_REQUEST, (event) => {
    event.stopPropagation();
    (event as CustomEvent<{ speech?: Speech }>).detail.speech = speech;
  });
}

/** Returns the speech provided around an element, or a new one. */
export function speechAt(element: Element): Speech {
  const answer: { speech?: Speech } = {};
  element.dispatchEvent(new CustomEvent(SPEECH_REQUEST, { bubbles: true, detail: answer }));
  return answer.speech ?? new Speech();
}
