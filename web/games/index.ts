// The parts of each game beyond the core's catalogue: its board, random judge inputs, its thumbnail. Each game has a folder here: index.ts
// with the parts described in page.ts, and a file of words for each language.
import type { Board } from '../views/play/board.js';
import type { Chapter, Group, JudgeFormat, JudgeTest, LoadBoard, Parameters, RandomInput, Short, Surprise, Thumbnail } from './page.js';
import { readTests } from './reading.js';

const byId = <Part>(files: Record<string, Part>): ReadonlyMap<string, Part> =>
  new Map(Object.entries(files).map(([path, part]) => [path.slice(2, -9), part]));

const boards = /* @__PURE__ */ byId(import.meta.glob<LoadBoard>('./*/index.ts', { eager: true, import: 'board' }));
const randoms = /* @__PURE__ */ byId(import.meta.glob<RandomInput>('./*/index.ts', { eager: true, import: 'random' }));
const shorts = /* @__PURE__ */ byId(import.meta.glob<Short>('./*/index.ts', { eager: true, import: 'short' }));
const judgeFormats = /* @__PURE__ */ byId(import.meta.glob<JudgeFormat>('./*/index.ts', { eager: true, import: 'judgeFormat' }));
const chapters = /* @__PURE__ */ import.meta.glob<Chapter>('./*/chapter.ts', { eager: true, import: 'chapter' });
const groups = /* @__PURE__ */ byId(import.meta.glob<Group>('./*/index.ts', { eager: true, import: 'group' }));
const surprises = /* @__PURE__ */ byId(import.meta.glob<Surprise>('./*/index.ts', { eager: true, import: 'surprise' }));
const thumbnails = /* @__PURE__ */ byId(import.meta.glob<Thumbnail>('./*/index.ts', { eager: true, import: 'thumbnail' }));

export const boardOf = (id: string): LoadBoard | undefined => boards.get(id);

/** The boards of all games but one, by id. */
export async function allBoards(but: string): Promise<ReadonlyMap<string, Board>> {
  const others = [...boards].filter(([id]) => id !== but);
  return new Map(await Promise.all(others.map(async ([id, load]) => [id, await load()] as const)));
}

/** The chapter of the book on a game. */
export const chapterOf = (id: string): string => chapters[`./${id}/chapter.ts`] ?? id;

/** Whether there are methods for a game: its chapter is about them. A sum is solved by the methods of its parts. */
export const hasMethods = (id: string): boolean => chapterOf(id) === id;

export const randomOf = (id: string): RandomInput | undefined => randoms.get(id);

export const shortOf = (id: string): Short => shorts.get(id) ?? {};

/** The tests of an accepted judge input, read one by one. */
export function testsOf(id: string, input: string): Iterable<JudgeTest> {
  const format = judgeFormats.get(id);
  return format ? readTests(format, input) : [];
}

/** A piece of a line of a judge's output: an answer with the parameters of its position, or the text between two answers. */
export interface Piece {
  text: string;
  parameters?: Parameters;
}

/** Splits a test's line of the output at its answers; in one piece if it has another number of them than the test has positions. */
export function piecesOf(id: string, line: string, positions: readonly Parameters[]): Piece[] {
  const found = [...line.matchAll(judgeFormats.get(id)?.answers ?? /.*\S/g)];
  if (found.length !== positions.length) return [{ text: line }];
  let end = 0;
  const pieces: Piece[] = found.flatMap(({ 0: text, index }, i) => {
    const before = line.slice(end, index);
    end = index + text.length;
    return [...(before ? [{ text: before }] : []), { text, parameters: positions[i] as Parameters }];
  });
  return end < line.length ? [...pieces, { text: line.slice(end) }] : pieces;
}

export const hasOwnFormat = (id: string): boolean => judgeFormats.get(id)?.own === true;

export const groupOf = (id: string): Group | undefined => groups.get(id);

export const surpriseOf = (id: string): Surprise | undefined => surprises.get(id);

export const thumbnailOf = (id: string): Thumbnail => thumbnails.get(id) ?? {};

/** The game of figures for which none is named, in a small position. */
export function introduction(): { game: string; parameters: Parameters } {
  for (const [game, { introduction: parameters }] of thumbnails) if (parameters) return { game, parameters };
  throw new Error('no game introduces the others');
}
