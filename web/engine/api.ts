// The public interface of the module, with one implementation (client.ts) for browsers and Node. `Text` is the type of texts for people:
// English strings by default.

import type { LayerName } from './facts.js';
import type { Answer, Cell, Explanation, FoundRules, GameInfo, Move, State, TableShape, TableValues } from './shapes.js';
import type { Comparison, Worth } from './value_reports.js';

export type { CoreErrorCode, LayerName, OutcomeLetter, ParameterKind } from './facts.js';
export type * from './shapes.js';
export type { Comparison, Corner, Dyadic, Worth } from './value_reports.js';

export interface TableWindow {
  column: number;
  row: number;
  width: number;
  height: number;
}

/** Pixel (i, j) shows the `step` x `step` cells from (x + i step, y + j step). The corner may lie outside of the table. */
export interface PaintRequest {
  x: number;
  y: number;
  step: number;
  width: number;
  height: number;
  layer: LayerName;
  /** `coarse` (default): at once, from what is known. `fine`: waits for the solution and computes exact shares, which can take long. */
  effort?: 'coarse' | 'fine';
}

/**
 * step 1: one plane; outcome 0 N, 1 P, 2 D; nimber and remoteness the value up to 253; score 126 + score, from 0 to 252; value 0 L,
 * 1 R, 2 N, 3 P; mean and temperature 126 + 4 times the number, rounded away from 0, from 0 to 252; 254 not known, 255 no such cell.
 * step > 1: three planes; the share of P-cells, that of D-cells (0 only if none, 255 only if all), and 1 where a block has no cell.
 */
export interface Picture extends PaintRequest {
  planes: Uint8Array<ArrayBuffer>;
  /** Remoteness at step 1: the plane of the layer `outcome`. Who wins does not follow from the number of moves. */
  outcomes?: Uint8Array<ArrayBuffer>;
  /** Some shares are sampled; a fine picture may be exact. Only in sampled pictures can a non-zero share appear as 0. */
  sampled: boolean;
}

/** The colours of a picture: pixels as ImageData holds them, read as little-endian 32 bit (0xAABBGGRR). */
export interface Inks {
  /** A pixel for each of the 256 byte values of step 1; for pictures with `outcomes`, 256 for each of N, P and D. */
  cells: Uint32Array<ArrayBuffer>;
  /** A pixel for each pair of rounded shares of a block, 65 x 65 (drawing.ts). Blocks without a cell are transparent. */
  shares: Uint32Array<ArrayBuffer>;
  /** The first row is at the bottom. */
  flipped: boolean;
}

/** A picture in colour. The caller closes its images. */
export interface Drawing extends Omit<Picture, 'planes'> {
  flipped: boolean;
  image: ImageBitmap;
  /** The D-cells alone, opaque white, in pictures of step 1 that have any. */
  draws?: ImageBitmap;
  /** The bytes, as `planes` of a picture; only at step 1, up to 2^18 cells. */
  bytes?: Uint8Array<ArrayBuffer>;
  /** Some cells are not known yet. */
  partial: boolean;
  /** Some cell in it is D. */
  anyDraw: boolean;
  /** Values in it: at step 1 the indices of `Inks.cells`, else the steps of the shares of P, but of blocks of draws alone. */
  present: readonly number[];
}

/** `onProgress` receives the share of the work done, 1 at the end. An abort rejects the call with an AbortError. */
export interface CallOptions {
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

export interface TableOptions extends CallOptions {
  /** Cells that would have to be worked out are null, as absent ones are, and nothing is waited for. */
  soFar?: boolean;
}

export interface JudgeOptions extends CallOptions {
  /** Of the game `rules`: its `text`, and values for what the text does not read. */
  parameters?: Parameters;
  /** Reads the input without answering it: resolves to an empty text if it has the game's format. */
  onlyReads?: boolean;
  /** Called if the input goes on behind its end, which the judge ignores. */
  onIgnored?: () => void;
}

export type Parameters = Record<string, string | number | bigint | boolean | readonly (string | number | bigint)[]>;

/** Which cell to look for. */
export interface SeekQuery {
  from?: Cell;
  /** Along the row or column of `from`, or in reading order: the rest of its row, then the following rows. */
  along: 'row' | 'column' | 'reading';
  /** Searches toward lower indices. */
  backward?: boolean;
  /** The outcomes to look for. */
  outcomes: 'P' | 'D' | 'PD';
}

/** A table: a solution, or something derived from solutions. */
export interface Table<Text = string> {
  /**
   * Its axes, layers and marks.
   * @example solution.shape.layers // ["outcome","nimber","remoteness"]
   */
  readonly shape: TableShape<Text>;
  /**
   * The values of a window, by default of the whole table.
   * @throws `usage`: the table does not have the layer, or the window has too many cells.
   * @example (await solution.table('nimber', { column: 0, row: 0, width: 5, height: 1 })).rows // [[0,1,2,3,0]]
   */
  table(layer: LayerName, window?: TableWindow, options?: TableOptions): Promise<TableValues>;
  /**
   * As the command line prints it.
   * @throws As `table`.
   * @example await solution.csv('outcome', { column: 0, row: 0, width: 5, height: 1 }) // "P,N,N,N,P\n"
   */
  csv(layer: LayerName, window?: TableWindow, options?: CallOptions): Promise<string>;
  /**
   * Paints what is known so far, without waiting for the solution, unless the request is `fine`.
   * @throws `usage`: the table does not have the layer.
   * @example const picture = await solution.paint({ x: 0, y: 0, step: 1, width: 5, height: 1, layer: 'outcome', effort: 'fine' });
   * [...picture.planes] // [1,0,0,0,1]
   */
  paint(request: PaintRequest, options?: CallOptions): Promise<Picture>;
  /** Like `paint`, but in colour and rendered in the worker. Browsers only. */
  draw(request: PaintRequest, inks: Inks, options?: CallOptions): Promise<Drawing>;
  /**
   * Finds the nearest cell beyond `from` with one of the outcomes, if there is one. Without `from`, starts at the first cell.
   * @throws `usage`: `from` is not in the table.
   * @example await solution.seek({ from: [1, 0], along: 'row', outcomes: 'P' }) // [4,0]
   */
  seek(query: SeekQuery, options?: CallOptions): Promise<Cell | undefined>;
  /**
   * Frees its memory. Pending and later calls reject.
   * @example solution.close() // undefined
   */
  close(): void;
}

/** A game with its parameters: the answer, the table, explanations and play. */
export interface Solution<Text = string> extends Table<Text> {
  /**
   * The game's id.
   * @example solution.id // "rules"
   */
  readonly id: string;
  /**
   * Changes when a sequence is wrapped: at its period, once solved, and by `wrap`.
   * @example solution.shape.sequence.count // 21
   */
  readonly shape: TableShape<Text>;
  /**
   * Resolves once solved.
   * @throws `reach`: the game turns out to be too large; an AbortError if cancelled.
   * @example await solution.solve().then(() => solution.shape.sequence.period) // 4
   */
  solve(options?: CallOptions): Promise<void>;
  /**
   * The outcome of the position that the parameters describe.
   * @throws As `solve`, and `contradiction`: outcome, class and value do not agree, which is a fault of the solver.
   * @example await solution.answer() // {"outcome":"P","nimber":0,"remoteness":4,"text":"The second player wins in 4 moves"}
   */
  answer(options?: CallOptions): Promise<Answer<Text>>;
  /**
   * Explains a cell, a position in play, or by default the position that the parameters describe.
   * @throws `usage`: the place is not in the table, or the position is none of the game.
   * @example const { options } = await solution.explain([6, 0]);
   * options.map(({ to, outcome }) => `${to} ${outcome}`) // ["n = 5 N","n = 4 P","n = 3 N"]
   */
  explain(place?: Cell | State, options?: CallOptions): Promise<Explanation<Text>>;
  /**
   * The position after a move, explained.
   * @throws `usage`: the rules do not allow the move.
   * @example (await solution.follow('6', (await solution.explain('6')).best)).state // "4"
   */
  follow(state: State, move: Move, options?: CallOptions): Promise<Explanation<Text>>;
  /**
   * Returns a move, undefined if there is none. A uniform `random`, an integer below 2^53, makes all listed moves equally likely.
   * @throws `usage`: the state is no position of the game.
   * @example await solution.anyMove('0', 7) // undefined
   */
  anyMove(state: State, random: number, options?: CallOptions): Promise<Move | undefined>;
  /**
   * Starts a game from a position.
   * @throws As `explain`.
   * @example (await solution.play()).position.outcome // "P"
   */
  play(start?: Cell | State, options?: CallOptions): Promise<Play<Text>>;
  /**
   * A table of the one layer `outcome`: P where the given layer has the same value as in this cell. Closed with the solution.
   * @throws `usage`: the value of the cell is not known.
   * @example const ones = await solution.alike('nimber', [1, 0]);
   * await ones.csv('outcome', { column: 0, row: 0, width: 6, height: 1 }) // "N,P,N,N,N,P\n"
   */
  alike(layer: LayerName, cell: Cell, options?: CallOptions): Promise<Table<Text>>;
  /**
   * A table with P where the cells differ from another solution's table of the same size. Closed with either.
   * @throws `usage`: the tables have different sizes.
   * @example const difference = await solution.difference('nimber', solution, 'remoteness');
   * await difference.seek({ along: 'reading', outcomes: 'P' }) // [2,0]
   */
  difference(layer: LayerName, other: Solution<Text>, otherLayer: LayerName, options?: CallOptions): Promise<Table<Text>>;
  /**
   * Wraps a sequence into rows of another width; `shape` changes. Closes derived tables and pending paintings.
   * @throws `usage`: the table is no sequence.
   * @example await solution.wrap(4) // undefined
   */
  wrap(width: number, options?: CallOptions): Promise<void>;
}

/** A source of random numbers in [0, 1). */
export type Chance = () => number;

/** A game being played: the explained positions in order, and the index of the current one. */
export interface Play<Text = string> {
  /**
   * The positions so far, explained.
   * @example play.positions.length // 1
   */
  readonly positions: readonly Explanation<Text>[];
  /**
   * The moves between them.
   * @example play.moves // []
   */
  readonly moves: readonly Move[];
  /**
   * The place of the current position among them.
   * @example play.index // 0
   */
  readonly index: number;
  /**
   * The current position.
   * @example play.position.state // "8"
   */
  readonly position: Explanation<Text>;
  /**
   * Plays a move at the current position; discards the positions after it.
   * @throws `usage`: the rules do not allow the move.
   * @example (await play.move(play.position.options[0].play)).state // "7"
   */
  move(move: Move, options?: CallOptions): Promise<Explanation<Text>>;
  /**
   * A move of an opponent who plays perfectly with this probability, else at random. Undefined if there is no move.
   * @example await play.choose(1) // "0,7"
   */
  choose(skill: number, chance?: Chance, options?: CallOptions): Promise<Move | undefined>;
  /**
   * Makes another position of the game the current one.
   * @example play.goTo(0) // undefined
   */
  goTo(index: number): void;
}

/** The games: what they are, their judges, and how to open one. */
export interface Engine<Text = string> {
  /**
   * The listed games, with their parameters and the formats of their judges.
   * @example engine.games.every(({ id, parameters }) => id && parameters.length > 0) // true
   */
  readonly games: readonly GameInfo<Text>[];
  /**
   * The judge's output for the judge's input, byte for byte.
   * @throws `input`: with the place of the first error, as `line` and `token`, and the output of the tests before it, as `answered`.
   * `usage`: no such game.
   * @example const text = 'n: 0..9; move k in 1..3: n -= k; read n; print "First", "Second"';
   * await engine.judge('rules', '5\n', { parameters: { text } }) // "First Second\n"
   */
  judge(id: string, input: string | Uint8Array, options?: JudgeOptions): Promise<string>;
  /**
   * Resolves as soon as the table can be painted. Solving continues; `signal` and `onProgress` concern the solving.
   * @throws `parameter` and `reach`: with the parameter as `field`. `usage`: no such game.
   * @example (await engine.open('rules', { text: 'n: 0..9 = 4; move k in 1..3: n -= k' })).shape.x.count // 10
   */
  open(id: string, parameters?: Parameters, options?: CallOptions): Promise<Solution<Text>>;
  /**
   * Ends the worker.
   * @example engine.close() // undefined
   */
  close(): void;
}

/** An engine that values expressions: sums of values of short partizan games, such as "{2|0} + *", in the notation of docs/values.md. */
export interface ValueEngine {
  /**
   * The value of an expression: its canonical form, mean, temperature, thermograph. Errors name the character, as `column`.
   * @throws `parameter`: with the character as `column`. `reach`: the value is too large.
   * @example (await engine.value('{2|0} + *')).temperature // "1"
   */
  value(expression: string, options?: CallOptions): Promise<Worth>;
  /**
   * Which of two expressions is greater, if one is.
   * @throws As `value`.
   * @example (await engine.compare('^', '*')).relation // "||"
   */
  compare(one: string, two: string, options?: CallOptions): Promise<Comparison>;
}

/** An engine that finds rules of rule texts. */
export interface RuleFinder<Text = string> {
  /**
   * Short statements that are true for all positions of a rule text, the parameter `text`: who loses, what the nimber is, a period. What is
   * found was compared with every position, and with those of the same game with ranges twice as wide where these can be solved.
   * @throws As `open`.
   * @example (await engine.findRule({ text: 'n: 0..20; move k in 1..3: n -= k' })).rules[0].formula // "n % 4"
   */
  findRule(parameters: Parameters, options?: CallOptions): Promise<FoundRules<Text>>;
}
