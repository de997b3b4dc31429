// Figures of chapters: the public element with a picture as its fallback, for browsers without scripts.
import { createHash } from 'node:crypto';
import { encode } from 'fast-png';
import { imported } from '../vite/inputs.mjs';
import { escaped } from './computed.mjs';
import { ruleText } from './sources.mjs';

/** Largest side of a picture, in pixels; in larger tables a pixel is a block of cells. */
const MOST_PIXELS = 256;

/** Attributes as `name="value"`; `rules="NAME"` becomes the rule text of that name in the library. */
export const attributesOf = (text) =>
  [...text.matchAll(/([\w-]+)="([^"]*)"/g)].flatMap(([, name, value]) =>
    name === 'rules' ? Object.entries({ game: 'rules', text: ruleText(value) }) : [[name, value]],
  );

/** The text of what lit would draw. */
function markup(part) {
  if (Array.isArray(part)) return part.map(markup).join('');
  if (typeof part !== 'object' || part === null) return escaped(String(part));
  return part.strings.map((text, i) => text + (i < part.values.length ? quoted(text, markup(part.values[i])) : '')).join('');
}

const quoted = (before, text) => (before.endsWith('=') ? `"${text}"` : text);

const drawn = ({ width, height, art }) => ({ width, height, svg: markup(art) });

/** The table of a game, or of a rule text, as a file. */
async function pictureOf(page, engine, inks, { game, parameters, layer = 'outcome' }) {
  const solution = await engine.open(game, parameters);
  try {
    await solution.solve();
    const { x, y, yUp, layers } = solution.shape;
    if (!layers.includes(layer)) throw new Error(`${game} has no layer ${layer}`);
    const step = Math.ceil(Math.max(x.count, y.count) / MOST_PIXELS);
    const [width, height] = [x, y].map(({ count }) => Math.ceil(count / step));
    const painted = await solution.paint({ x: x.first, y: y.first, step, width, height, layer, effort: 'fine' });
    const { all } = page.pixelsOf(painted, inks.inks(layer, yUp));
    const content = encode({ width, height, data: new Uint8Array(all.buffer), channels: 4, depth: 8 });
    const name = `${createHash('sha256').update(content).digest('hex').slice(0, 12)}.png`;
    return { name, content, width, height };
  } finally {
    solution.close();
  }
}

export async function figureMaker() {
  const page = await imported('book/from_page.ts');
  const engine = await page.engineFrom(new URL('../../build/wasm/', import.meta.url));
  const boards = await page.boardsOf(new URL('../../build/wasm/', import.meta.url), engine);
  const inks = page.palette(false);
  const [en, es] = await Promise.all(['en', 'es'].map(page.problemsIn));
  const made = new Map();
  const calculator = await page.calculatorFrom(new URL('../../build/wasm/', import.meta.url));

  const hashOf = (route) => (route.game === page.VALUE ? page.valueHash(route.parameters.text) : page.routeHash(route));

  /** Resolves to what an expression is worth, in words and as a thermograph, by language. */
  async function valueMarkup(text) {
    const report = await calculator.value(text);
    return (language) => markup(page.valueFigure(text, report, language));
  }

  return {
    /** Draws a figure with these attributes; resolves to the parts of its tag. Rejects if it cannot be drawn. */
    async figure(text) {
      if (made.has(text)) return made.get(text);
      const attributes = attributesOf(text);
      const { route, controls, height } = page.requestOf(attributes);
      const figure = {
        attributes,
        tag: [...attributes.map(([name, value]) => `${name}="${escaped(value)}"`)].join(' '),
        room: Number.isInteger(height) ? height : page.defaultHeight(route, controls),
        hash: hashOf(route),
        ...(route.game === page.VALUE
          ? { value: await valueMarkup(route.parameters.text) }
          : { picture: await pictureOf(page, engine, inks, route) }),
      };
      made.set(text, figure);
      return figure;
    },
    /** A figure of a rule text on its board, with the board as its picture. */
    async board(name) {
      const attributes = attributesOf(`rules="${name}" view="play"`);
      const { route, controls } = page.requestOf(attributes);
      const board = await boards(route.parameters.text);
      return {
        tag: attributes.map(([name, value]) => `${name}="${escaped(value)}"`).join(' '),
        room: page.defaultHeight(route, controls),
        hash: page.routeHash({ ...route, view: 'board' }),
        figureHash: page.routeHash(route),
        ...drawn(board),
      };
    },
    /** The board of a game of the module with all games, at its default start: {width, height, svg}. */
    ownBoard: async (id) => drawn(await page.boardOfGame(engine, id)),
    library: page.library,
    /** The words of the view of methods, by language. */
    how: { en: page.english, es: page.spanish },
    /** The problems of games and the practice list, in each language. */
    contests: { en, es },
    /** The address, within the site, of a figure with other attributes. */
    hashOf: (attributes) => hashOf(page.requestOf(attributes).route),
    engine,
    calculator,
    pictures: () => [...made.values()].flatMap(({ picture }) => picture ?? []),
    close: () => {
      engine.close();
      calculator.close();
    },
  };
}
