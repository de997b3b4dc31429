// What is known of each game beyond the catalogue: its board, random judge inputs, its small picture. A game is a folder here: index.ts with
// the parts that page.ts tells of, and a file of words for each language.
import type { LoadBoard, RandomInput, Thumbnail } from './page.js';

const byId = <Part>(files: Record<string, Part>): ReadonlyMap<string, Part> =>
  new Map(Object.entries(files).map(([path, part]) => [path.slice(2, -9), part]));

const boards = /* @__PURE__ */ byId(import.meta.glob<LoadBoard>('./*/index.ts', { eager: true, import: 'board' }));
const randoms = /* @__PURE__ */ byId(import.meta.glob<RandomInput>('./*/index.ts', { eager: true, import: 'random' }));
const thumbnails = /* @__PURE__ */ byId(import.meta.glob<Thumbnail>('./*/index.ts', { eager: true, import: 'thumbnail' }));

export const boardOf = (id: string): LoadBoard | undefined => boards.get(id);

export const randomOf = (id: string): RandomInput | undefined => randoms.get(id);

export const thumbnailOf = (id: string): Thumbnail => thumbnails.get(id) ?? {};
