// The words for one reader: a language, a notation of outcomes, and the core's English phrases. Immutable: another language is another
// object.

import type { GameInfo } from '../engine/api_messages.js';
import { EngineError, placed } from '../engine/errors.js';
import { type Catalogue, catalogueOf, type Message, type Phrases, render } from '../engine/message.js';
import type { BoardWords } from './en/boards.js';
import type { Strings } from './en/interface.js';
import type { JudgeWords } from './en/judging.js';
import type { PlayWords } from './en/playing.js';
import type { Language } from './languages.js';
import { letters, type Notation } from './notation.js';

/** A game's catalogue entry in a language other than English. */
export interface GameWords {
  title?: string;
  source?: string;
  credit?: string;
  /** The judge's input. */
  format: string;
  /** The limits of the online judge, where they are words. */
  limits?: string;
  /** The parameters, by name. */
  parameters: Readonly<Record<string, { label: string; help?: string }>>;
  /** The game's own phrases. */
  phrases: Phrases;
}

/** All words of one language. In English, phrases and catalogue come from the core. */
export interface Pack {
  language: Language;
  strings: Strings;
  /** Phrases of the core and the engine. */
  phrases: Phrases;
  /** The outcomes in plain words. */
  outcomes: Phrases;
  games: Readonly<Record<string, GameWords>>;
  boards?: BoardWords;
  /** By game: what its own board says. */
  ownBoards?: Readonly<Record<string, object>>;
  playing?: PlayWords;
  judging?: JudgeWords;
}

export class Words {
  readonly pack: Pack;
  readonly notation: Notation;
  /** The interface. */
  readonly strings: Strings;
  readonly #catalogue: Catalogue;

  /** `english`: the core's phrases, for those that the language lacks. */
  constructor(pack: Pack, english: Phrases, notation: Notation) {
    this.pack = pack;
    this.notation = notation;
    const noted = notation === 'words' ? pack.outcomes : notation === 'WL' ? letters : {};
    const games = Object.values(pack.games).map(({ phrases }) => phrases);
    this.#catalogue = catalogueOf(pack.language, Object.assign({}, english, pack.phrases, ...games, noted));
    this.strings = notation === 'WL' || notation === 'words' ? { ...pack.strings, outcome: letters } : pack.strings;
  }

  get language(): Language {
    return this.pack.language;
  }

  translate(message: Message): string {
    return render(message, this.#catalogue);
  }

  /** The text of an error. `place`: with its place, unless that is shown elsewhere. */
  error(error: unknown, place = true): string {
    if (error instanceof EngineError) return this.translate(place ? placed(error.said, error) : error.said);
    return error instanceof Error ? error.message : String(error);
  }

  /** The catalogue's entry of a game. */
  game(info: GameInfo): GameInfo & { first: string; second: string } {
    const own = this.pack.games[info.id];
    const first = this.translate(info.first);
    const second = this.translate(info.second);
    if (!own) return { ...info, first, second };
    const { title = info.title, source = info.source, credit = info.credit, format, limits = info.judge.limits } = own;
    const parameters = info.parameters.map((spec) => ({ ...spec, ...own.parameters[spec.name] }));
    return { ...info, title, source, credit, first, second, parameters, judge: { ...info.judge, format, ...(limits && { limits }) } };
  }
}
