// What a page says of a game while its answers arrive one after the other.
import { afterAll, expect, test } from 'vitest';
import { type Engine, type GameInfo, untranslated } from '../../web/engine/api_messages.js';
import { strings } from '../../web/i18n/en/interface.js';
import { outcomes } from '../../web/i18n/en/outcomes.js';
import { Words } from '../../web/i18n/words.js';
import { headline, progressLine } from '../../web/workspace/lines.js';
import { OpenGame, type Selection } from '../../web/workspace/open_game.js';
import { openEngine } from './engine.js';

const engine = await openEngine();
const plain: Engine = untranslated(engine);
const { games, phrases } = plain;
afterAll(() => engine.close());
const words = new Words({ language: 'en', strings, phrases: {}, outcomes, games: {} }, phrases, 'NP');
const nim = games.find(({ id }) => id === 'nim') as GameInfo;

/** The lines of a page that draws itself all the time, each once: the headline, and whether the progress stands beside it. */
async function linesOf(place: Selection['place']): Promise<string[]> {
  const lines: string[] = [];
  const instance = new OpenGame(() => {});
  const opened = instance.open(plain, 'nim', { heaps: '3,5' }, { place, record: undefined });
  let done = false;
  void opened.then(() => {
    done = true;
  });
  while (!done) {
    const line = `${headline(words, instance, nim, 0) ?? ''}${progressLine(words, instance) === '' ? '' : ' ...'}`;
    if (line !== lines.at(-1)) lines.push(line);
    await Promise.resolve();
  }
  instance.close();
  return lines;
}

test('the answer takes the place of the progress', async () => {
  expect(await linesOf(undefined)).toEqual(['', ' ...', 'The first player wins in 7 moves']);
});

test('no answer stands there that is not about the selected position', async () => {
  expect(await linesOf([3, 3])).toEqual(['', ' ...', '3,3: The second player wins in 6 moves']);
});
