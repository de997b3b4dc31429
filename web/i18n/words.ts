// The words of one reader: one language, one way to write outcomes, and what the core says in English. Handed to whatever shows words;
// another language is another of these.

import type { GameInfo } from '../engine/api_messages.js';
import { EngineError, placed } from '../engine/errors.js';
import { type Catalogue, catalogueOf, type Message, type Phrases, render } from '../engine/message.js';
import type { BoardWords } from './en/boards.js';
import type { Strings } from './en/interface.js';
import type { PlayWords } from './en/playing.js';
import type { Language } from './languages.js';
import { letters, type Notation } from './notation.js';

/** What is said of a game in its catalogue, where it is not said as in English. */
export interface GameWords {
  title?: string;
  source?: string;
  credit?: string;
  /** The judge's input. */
  format: string;
  /** By name. */
  parameters: Readonly<Record<string, { label: string; help?: string }>>;
  /** The phrases of the core that are the game's own. */
  phrases: Phrases;
}

/** Everything that is said in one language. English has its phrases and the catalogue of games from the core. */
export interface Pack {
  language: Language;
  strings: Strings;
  /** What the core and the engine say. */
  phrases: Phrases;
  /** The phrases that hold outcomes, in plain words. */
  outcomes: Phrases;
  /** Those that read otherwise with W and L in them: "an L-position". */
  letters?: Phrases;
  games: Readonly<Record<string, GameWords>>;
  boards?: BoardWords;
  /** By game: what its own board says. */
  ownBoards?: Readonly<Record<string, object>>;
  playing?: PlayWords;
}

export class Words {
  readonly pack: Pack;
  readonly notation: Notation;
  /** The interface. */
  readonly strings: Strings;
  readonly #catalogue: Catalogue;

  /** `english`: of the core's phrases, for those that the language lacks. */
  constructor(pack: Pack, english: Phrases, notation: Notation) {
    this.pack = pack;
    this.notation = notation;
    const noted = notation === 'words' ? pack.outcomes : notation === 'WL' ? { ...letters, ...pack.letters } : {};
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

  /** What is wrong, with its place unless that stands elsewhere. */
  error(error: unknown, place = true): string {
    if (error instanceof EngineError) return this.translate(place ? placed(error.said, error) : error.said);
    return error instanceof Error ? error.message : String(error);
  }

  /** What the catalogue says of a game. */
  game(info: GameInfo): GameInfo & { first: string; second: string } {
    const own = this.pack.games[info.id];
    const first = this.translate(info.first);
    const second = this.translate(info.second);
    if (!own) return { ...info, first, second };
    const { title = info.title, source = info.source, credit = info.credit, format } = own;
    const parameters = info.parameters.map((spec) => ({ ...spec, ...own.parameters[spec.name] }));
    return { ...info, title, source, credit, first, second, parameters, judge: { ...info.judge, format } };
  }
}
