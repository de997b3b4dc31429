// What is known of each game beyond the catalogue: its rules in our own words, its board, random judge inputs. A game adds one file, with the
// parts that page.ts tells of.
import { language } from '../strings/index.js';
import type { GameTexts, LoadBoard, RandomInput, Texts, Thumbnail } from './page.js';

const byId = <Part>(files: Record<string, Part>): ReadonlyMap<string, Part> =>
  new Map(Object.entries(files).map(([path, part]) => [path.slice(2, -3), part]));

const texts = /* @__PURE__ */ byId(
  import.meta.glob<Texts>(['./*.ts', '!./index.ts', '!./page.ts', '!./random.ts'], { eager: true, import: 'texts' }),
);
const boards = /* @__PURE__ */ byId(
  import.meta.glob<LoadBoard>(['./*.ts', '!./index.ts', '!./page.ts', '!./random.ts'], { eager: true, import: 'board' }),
);
const randoms = /* @__PURE__ */ byId(
  import.meta.glob<RandomInput>(['./*.ts', '!./index.ts', '!./page.ts', '!./random.ts'], { eager: true, import: 'random' }),
);
const thumbnails = /* @__PURE__ */ byId(
  import.meta.glob<Thumbnail>(['./*.ts', '!./index.ts', '!./page.ts', '!./random.ts'], { eager: true, import: 'thumbnail' }),
);

/** In the language that is spoken. */
export const textsOf = (id: string): GameTexts | undefined => texts.get(id)?.[language()];

export const boardOf = (id: string): LoadBoard | undefined => boards.get(id);

export const randomOf = (id: string): RandomInput | undefined => randoms.get(id);

export const thumbnailOf = (id: string): Thumbnail => thumbnails.get(id) ?? {};
