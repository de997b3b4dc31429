// The last move is marked on every board, of the games and of rule texts.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import createLab from '../../build/wasm/lab.mjs';
import { boardOfRules } from '../../web/boards/rules/board.js';
import { loadGraphs } from '../../web/boards/rules/load_graphs.js';
import type { Explanation, Solution } from '../../web/engine/api.js';
import { compile, instantiate } from '../../web/engine/load.js';
import type { Checked } from '../../web/engine/protocol.js';
import { boardOf } from '../../web/games/index.js';
import { Speech } from '../../web/i18n/speech.js';
import type { LabBindings } from '../../web/lab/bindings.js';
import { readExample } from '../../web/lab/example.js';
import type { Board } from '../../web/views/play/board.js';
import { openEngine, openLab } from './engine.js';
import { oneIn } from './length.js';
import { markup } from './markup.js';

const [engine, lab] = [await openEngine(), await openLab()];
const { words } = new Speech();
const wasm = readFileSync(new URL('../../build/wasm/lab.wasm', import.meta.url));
const checker = (await instantiate(createLab, await compile(wasm))) as unknown as LabBindings;
afterAll(() => {
  engine.close();
  lab.close();
});

/** Plays a few options: what is drawn with the position before must differ from what is drawn without. */
async function marksMoves(board: Board, solution: Solution): Promise<void> {
  const { shape } = solution;
  let before = await solution.explain();
  for (let i = 0; i < 3 && before.options.length > 0; ++i) {
    const play = before.options[(i * 7) % before.options.length]?.play ?? '';
    const position = await solution.follow(before.state, play);
    const drawn = (earlier?: Explanation) => markup(board({ words, position, before: earlier, shape, parameters: {} }).art);
    expect(drawn(before), play).not.toBe(drawn());
    before = position;
  }
  solution.close();
}

// Letters that were picked are part of the position.
const others = engine.games.map(({ id }) => id).filter((id) => id !== 'letter-picking');
test.each(others)('%s', async (id) => {
  await marksMoves((await boardOf(id)?.()) as Board, await engine.open(id));
});

const folder = new URL('../../web/lab/gallery/', import.meta.url);
const examples = readdirSync(folder).map((file) => file.replace('.game', ''));

describe('rule texts', () => {
  test.each(examples.filter(oneIn(8)))('%s', async (name) => {
    const { text } = readExample(name, readFileSync(new URL(`${name}.game`, folder), 'utf8'), 'en');
    const checked = checker.check(new TextEncoder().encode(`text\0${text}\0`));
    const { layout } = (checked.ok ? JSON.parse(checked.json) : {}) as Checked;
    expect(layout).toBeDefined();
    if (layout) await marksMoves(boardOfRules(layout, await loadGraphs(layout)), await lab.open('rules', { text }));
  });
});
