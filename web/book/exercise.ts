// The exercises of a chapter: book/CHAPTER/exercises.ts exports `exercises`, by their names in the text, and `examples` for tests.
import type { Engine, ValueEngine } from '../engine/api.js';
import { EngineError } from '../engine/errors.js';
import type { ValueReport } from '../engine/value_reports.js';

/**
 * Judges an answer as typed: undefined if it is right, else the key of the hint (`::: hint KEY` in the text). Uses the engine wherever a
 * game decides, `calculator` where the answer is a value, and rejects only if these do.
 */
export type Exercise = (
  answer: string,
  engine: Engine,
  calculator: () => Promise<ValueEngine>,
) => Promise<string | undefined> | string | undefined;

export type Exercises = Readonly<Record<string, Exercise>>;

/** The output that is expected of a reader's program for an input, where no built-in judge reads it. */
export type Program = (input: string, engine: Engine) => Promise<string>;

export type Programs = Readonly<Record<string, Program>>;

export interface Examples {
  right: readonly string[];
  /** Answers with the keys of their hints. */
  wrong: Readonly<Record<string, string>>;
}

/** The integers of an answer, however separated; undefined if it has other numbers, or another count. */
export function numbersIn(answer: string, count?: number): number[] | undefined {
  const words = answer
    .trim()
    .split(/[\s,;()]+/)
    .filter(Boolean);
  if (words.length === 0 || !words.every((word) => /^\d{1,9}$/.test(word))) return undefined;
  return count === undefined || words.length === count ? words.map(Number) : undefined;
}

/**
 * The heaps after a move, answered as "heap stones", joined by commas. "shape" without two numbers; "move" if it is none of `moves` in one
 * of `heaps`, whose sizes differ.
 */
export function heapsAfter(answer: string, heaps: readonly number[], moves: readonly number[]): string {
  const [heap, stones] = numbersIn(answer, 2) ?? [];
  if (heap === undefined || stones === undefined) return 'shape';
  if (!heaps.includes(heap) || !moves.includes(stones)) return 'move';
  return heaps.map((size) => (size === heap ? size - stones : size)).join(',');
}

/** The lines of a program's output as judges compare them: without spaces at their ends and without empty lines at the end. */
export const outputLines = (output: string): string[] =>
  output
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());

/** The output for an input whose first line is the number of tests: a line for each further line, which is given as its words. */
export async function testByTest(input: string, answer: (words: string[]) => string | Promise<string>): Promise<string> {
  const outputs: string[] = [];
  for (const line of input.trim().split('\n').slice(1)) outputs.push(await answer(line.trim().split(/\s+/)));
  return outputs.join('\n');
}

export async function outcomeOf(engine: Engine, game: string, parameters: Record<string, string>): Promise<'N' | 'P' | 'D'> {
  const solution = await engine.open(game, parameters);
  try {
    return (await solution.answer()).outcome;
  } finally {
    solution.close();
  }
}

/** Winner of a game of Left and Right: Left, Right, the next player, or the previous one. */
export async function classOf(engine: Engine, game: string, parameters: Record<string, string>): Promise<'L' | 'R' | 'N' | 'P'> {
  const solution = await engine.open(game, parameters);
  try {
    const { class: winner } = await solution.answer();
    if (!winner) throw new Error(`${game} has no Left and Right`);
    return winner;
  } finally {
    solution.close();
  }
}

/** Value of an answer; undefined if it is not an expression, or its value is beyond reach. */
export const reportOf = async (answer: string, calculator: () => Promise<ValueEngine>): Promise<ValueReport | undefined> =>
  (await calculator()).value(answer).catch((error: unknown) => {
    if (!(error instanceof EngineError) || error.code === 'crashed' || error.code === 'closed') throw error;
    return undefined;
  });
