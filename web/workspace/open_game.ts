// An instance of a game: opened, solved, answered, explained. The previous one stays until the next can be shown.

import type { Answer, Cell, Engine, Explanation, GameInfo, Play, Solution, State, TableShape } from '../engine/api_messages.js';
import { EngineError, isAbort } from '../engine/errors.js';
import type { Words } from '../i18n/words.js';
import { withPlayers } from '../views/left_right.js';
import type { GameRecord } from '../views/play/record.js';
import { WIDEST } from '../views/table/widest.js';
import { type Unknown, unknownIn } from './unknown.js';

/** An error, and the parameter it concerns, if any. */
export interface InstanceError {
  field?: string | undefined;
  error: unknown;
}

/** The selected place, or nothing for the position of the parameters; and the game that is played there, or waits. */
export interface Selection {
  place: Cell | State | undefined;
  record: GameRecord | undefined;
}

/** How far the last request has come. While it is opened, what is shown is still that of the request before. */
type Request =
  | { at: 'start' }
  | { at: 'opening'; share: number; before: Exclude<Request, { at: 'opening' }>; unknown?: Unknown }
  | { at: 'solving'; share: number }
  | { at: 'explaining'; share: number }
  | { at: 'ready' }
  /** `defaults`: the solution is that of the defaults. */
  | { at: 'refused'; error: InstanceError; during: Working; defaults: boolean }
  | { at: 'cancelled'; share: number; during: Working };

type Working = 'opening' | 'solving' | 'explaining';

export class OpenGame {
  solution: Solution | undefined;
  /** The parameters of the solution. */
  parameters: Readonly<Record<string, string>> = {};
  answer: Answer | undefined;
  /** The game that goes on, or waits while another position is looked at. */
  play: Play | undefined;
  /** A game goes on: its position is the current one. */
  playing = false;
  /** The answer and the explanation are those of this solution, not of the one before. */
  fresh = false;
  /** The first request has been answered, refused or cancelled: what a page has of it is known. */
  settled = false;

  readonly #changed: () => void;
  #request: Request = { at: 'start' };
  #unexplained: ((words: Words) => string) | undefined;
  #call: AbortController | undefined;
  #explainCall: AbortController | undefined;
  /** The position of the parameters. */
  #start: Explanation | undefined;
  #looked: Explanation | undefined;
  /** A selection made while it is being solved is explained afterwards. */
  #selection: Selection = { place: undefined, record: undefined };
  /** The record of the play. */
  #record: GameRecord | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The request that what is shown belongs to. */
  get #shown(): Exclude<Request, { at: 'opening' }> {
    return this.#request.at === 'opening' ? this.#request.before : this.#request;
  }

  /** The work of the last request that is not done: it goes on, or ended early. The defaults in its place leave nothing to do. */
  get #undone(): Working | undefined {
    const request = this.#request;
    if (request.at === 'start' || request.at === 'ready' || (request.at === 'refused' && request.defaults)) return undefined;
    return 'during' in request ? request.during : request.at;
  }

  /** Why what is requested is not shown. */
  get error(): InstanceError | undefined {
    return this.#shown.at === 'refused' ? this.#shown.error : undefined;
  }

  /** The solution is that of the defaults, because the parameters requested first are wrong. */
  get defaults(): boolean {
    return this.#shown.at === 'refused' && this.#shown.defaults;
  }

  get cancelled(): boolean {
    return this.#shown.at === 'cancelled';
  }

  /** The last request has parameters that the game does not have, and waits for one without them. */
  get unknown(): Unknown | undefined {
    return this.#request.at === 'opening' ? this.#request.unknown : undefined;
  }

  /** The last request has no solution yet; the solution here is that of the request before. */
  get opening(): boolean {
    return this.#undone === 'opening' && this.#request.at !== 'refused';
  }

  /** The same, also after the last request was refused. */
  get outdated(): boolean {
    return this.#undone === 'opening';
  }

  /** It has no answer yet. */
  get unanswered(): boolean {
    return this.#undone === 'opening' || this.#undone === 'solving';
  }

  /** Share of the work done, 1 when solved. */
  get progress(): number {
    return 'share' in this.#request ? this.#request.share : 1;
  }

  /** `orDefaults`: if the parameters of an address are wrong, the default picture is shown beside the error. */
  async open(engine: Engine, id: string, parameters: Record<string, string>, selection: Selection, orDefaults = false): Promise<void> {
    this.#call?.abort();
    const call = new AbortController();
    this.#call = call;
    this.#selection = selection;
    const { signal } = call;
    this.#request = { at: 'opening', share: this.progress, before: this.#shown };
    try {
      const onProgress = (share: number) => {
        if (signal.aborted || !('share' in this.#request)) return;
        // Done once the answer is known: the last picture, which may take long, is requested after it.
        this.#request.share = Math.min(share, 0.999);
        this.#changed();
      };
      const solution = await engine.open(id, parameters, { signal, onProgress });
      if (signal.aborted) return solution.close();
      const before = this.solution;
      this.solution = solution;
      this.parameters = parameters;
      this.play = undefined;
      this.fresh = false;
      this.#request = { at: 'solving', share: 0 };
      this.#changed();
      before?.close();
      await solution.solve({ signal, onProgress });
      const { sequence } = solution.shape;
      // A cell of an address is one of the row that the address means.
      if (sequence && !parameters[sequence.parameter] && typeof this.#selection.place !== 'object') {
        const width = roomyWidth(solution.shape, sequence);
        if (width) await solution.wrap(width, { signal });
      }
      this.answer = await solution.answer({ signal });
      this.#request = { at: 'explaining', share: this.progress };
      this.#start = await solution.explain(undefined, { signal });
      await this.look(this.#selection);
      this.#end({ at: 'ready' });
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      const unknown = unknownIn(parameters, error);
      if (unknown && this.#request.at === 'opening') {
        this.#request.unknown = unknown;
        return this.#changed();
      }
      const during = this.#undone ?? 'opening';
      let defaults = false;
      if (orDefaults && !this.solution && Object.keys(parameters).length > 0) {
        const opened = this.open(engine, id, {}, { place: undefined, record: undefined });
        const own = this.#call;
        await opened;
        // Another game may have been requested in the meantime.
        if (this.#call !== own || this.error) return;
        defaults = true;
      }
      this.#end({ at: 'refused', error: errorOf(error), during, defaults });
    }
  }

  #end(request: Request): void {
    this.#request = request;
    this.settled = true;
    this.#changed();
  }

  /** Of the current position: that of the game that goes on, else the selected one. */
  get explanation(): Explanation | undefined {
    return this.playing ? this.play?.position : this.#looked;
  }

  /** True if the second player is to move at the current position. `turn`: who moves where neither position nor game tells. */
  isSecond(turn: 0 | 1): boolean {
    const { explanation, play, playing } = this;
    if (explanation?.mover) return explanation.mover === 'second';
    return playing ? ((play?.index ?? 0) + (this.#record?.starts ?? 0)) % 2 === 1 : turn === 1;
  }

  /** A game, with the names that Left and Right have in this one. */
  named(game: GameInfo): GameInfo {
    return withPlayers(game, this.solution?.shape);
  }

  /** The current position is the one of the parameters. */
  get starts(): boolean {
    const { explanation } = this;
    if (explanation) return explanation.state === this.#start?.state;
    return this.#selection.place === undefined && this.#selection.record === undefined;
  }

  /** Why the cell requested last has no explanation. */
  explanationError(words: Words): string | undefined {
    return this.#unexplained?.(words);
  }

  async look(selection: Selection): Promise<void> {
    this.#selection = selection;
    const { place, record } = selection;
    this.#explainCall?.abort();
    const call = new AbortController();
    this.#explainCall = call;
    const { signal } = call;
    const { solution } = this;
    if (!solution || this.cancelled) return;
    try {
      const play = record && (this.#holds(record) ? this.play : await replayed(solution, record, signal).catch(() => undefined));
      if (signal.aborted) return;
      const goesOn = play !== undefined && !record?.waits;
      const looked = goesOn ? undefined : place === undefined ? this.#start : await solution.explain(place, { signal });
      if (signal.aborted) return;
      this.#looked = looked ?? this.#looked;
      this.play = play;
      this.#record = record;
      this.playing = goesOn;
      play?.goTo(Math.min(record?.step ?? 0, play.positions.length - 1));
      this.fresh = true;
      this.#unexplained = undefined;
    } catch (error) {
      if (signal.aborted || isAbort(error) || (error instanceof EngineError && error.code === 'closed')) return;
      // The table has such a row and column, and no position where they meet.
      // The page falls back to the position of the parameters.
      this.#looked = this.#start;
      this.playing = false;
      this.fresh = true;
      const empty = typeof place === 'object' && within(solution.shape, place);
      this.#unexplained = (words) => (empty ? words.strings.explain.noPosition : sentence(words.error(error, false)));
    }
    this.#changed();
  }

  #holds({ start, moves }: GameRecord): boolean {
    return this.play !== undefined && this.#record?.start === start && this.play.moves.join(';') === moves.join(';');
  }

  /** Cancels; what is known stays on the page. */
  cancel(): void {
    this.#call?.abort();
    const during = this.#undone;
    if (during) this.#end({ at: 'cancelled', share: this.progress, during });
  }

  /** Before another game: no board may be drawn with a position of this one. */
  clear(): void {
    this.close();
    this.answer = this.play = this.#start = this.#looked = this.#record = undefined;
    this.playing = this.fresh = this.settled = false;
    this.parameters = {};
    this.#request = { at: 'start' };
  }

  close(): void {
    this.#call?.abort();
    this.#explainCall?.abort();
    this.solution?.close();
    this.solution = undefined;
  }
}

/** Rows of longer periods would be so long that a table of them is a thread. */
const LONGEST_PERIOD = 4096;
/** A table so many times higher than wide is a thread, too. */
const SLENDER = 8;

/**
 * As many periods in a row as make the rows about as long as there are of them, or as long as they may be; undefined to leave the width
 * as it is.
 */
function roomyWidth({ x, y }: TableShape, { count, period }: NonNullable<TableShape['sequence']>): number | undefined {
  const wrapped = period !== undefined && period <= LONGEST_PERIOD;
  if (!wrapped && y.count <= SLENDER * x.count) return undefined;
  const unit = wrapped ? period : 1;
  return Math.max(1, Math.round(Math.min(Math.sqrt(count), WIDEST - unit) / unit)) * unit;
}

/** Loaded with the first game. */
const replayed = async (...game: Parameters<typeof import('./replay.js').replayed>) => (await import('./replay.js')).replayed(...game);

const within = ({ x, y }: TableShape, [column, row]: Cell) =>
  column >= x.first && column < x.first + x.count && row >= y.first && row < y.first + y.count;

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const errorOf = (error: unknown): InstanceError => ({ field: error instanceof EngineError ? error.field : undefined, error });
