// The parts of each game beyond the core's catalogue: its board, random judge inputs, its thumbnail. Each game has a folder here: index.ts
// with the parts described in page.ts, and a file of words for each language.
import type { Group, JudgeFormat, LoadBoard, Parameters, RandomInput, Short, Thumbnail } from './page.js';

const byId = <Part>(files: Record<string, Part>): ReadonlyMap<string, Part> =>
  new Map(Object.entries(files).map(([path, part]) => [path.slice(2, -9), part]));

const boards = /* @__PURE__ */ byId(import.meta.glob<LoadBoard>('./*/index.ts', { eager: true, import: 'board' }));
const randoms = /* @__PURE__ */ byId(import.meta.glob<RandomInput>('./*/index.ts', { eager: true, import: 'random' }));
const shorts = /* @__PURE__ */ byId(import.meta.glob<Short>('./*/index.ts', { eager: true, import: 'short' }));
const judgeFormats = /* @__PURE__ */ byId(import.meta.glob<JudgeFormat>('./*/index.ts', { eager: true, import: 'judgeFormat' }));
const groups = /* @__PURE__ */ byId(import.meta.glob<Group>('./*/index.ts', { eager: true, import: 'group' }));
const thumbnails = /* @__PURE__ */ byId(import.meta.glob<Thumbnail>('./*/index.ts', { eager: true, import: 'thumbnail' }));

export const boardOf = (id: string): LoadBoard | undefined => boards.get(id);

export const randomOf = (id: string): RandomInput | undefined => randoms.get(id);

export const shortOf = (id: string): Short => shorts.get(id) ?? {};

/** The answers in a judge's output, each with the parameters of its position. Empty if their numbers differ. */
export function answersOf(id: string, input: string, output: string): { answer: string; parameters: Parameters }[] {
  const { positions, answers = /.*\S/g } = judgeFormats.get(id) ?? { positions: () => [] };
  const found = output.match(answers) ?? [];
  const of = positions(input);
  return found.length === of.length ? of.map((parameters, i) => ({ answer: (found[i] as string).trim(), parameters })) : [];
}

export const hasOwnFormat = (id: string): boolean => judgeFormats.get(id)?.own === true;

export const groupOf = (id: string): Group | undefined => groups.get(id);

export const thumbnailOf = (id: string): Thumbnail => thumbnails.get(id) ?? {};

/** The game of figures for which none is named, in a small position. */
export function introduction(): { game: string; parameters: Parameters } {
  for (const [game, { introduction: parameters }] of thumbnails) if (parameters) return { game, parameters };
  throw new Error('no game introduces the others');
}
