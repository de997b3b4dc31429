// Lists of numbers: the page reads them as the core does.
import { expect, test } from 'vitest';
import { listed } from '../../web/base/listed.js';
import { openEngine } from './engine.js';

const engine = await openEngine();

/** The heaps of Nim as the core reads them; undefined if it refuses. */
async function byCore(text: string): Promise<string[] | undefined> {
  const nim = await engine.open('nim', { heaps: text }).catch(() => undefined);
  const state = (await nim?.explain())?.state;
  nim?.close();
  return state === undefined ? undefined : state === '' ? [] : state.split(',');
}

const separators = [
  ',',
  ', ',
  ' ,',
  ';',
  '; ',
  ' ',
  '\t',
  '\n',
  '\u00a0',
  '\u2003',
  '\u3000',
  '\u2009',
  '\u202f',
  '\uff0c',
  '\uff1b',
  '\u3001',
  ',,',
  ', ,',
  '.',
  '-',
  '/',
];
const around = [
  ['', ''],
  ['[', ']'],
  ['{', '}'],
  ['(', ')'],
  [' ', '\n'],
  ['\ufeff', ''],
  ['[', ''],
  ['', ','],
  ['', ';'],
  [',', ''],
  ['[', ', ]'],
  ['\uff3b', '\uff3d'],
] as const;
const lists = [
  ['3', '5', '7'],
  ['10', '000', '5'],
  ['1', '2345'],
  ['+3', '07'],
  ['3'],
  ['\uff13', '5'],
  ['3\u200b', '5'],
  ['-3', '5'],
  ['3', 'x'],
  ['1', '234', '567'],
];

test('all forms of lists are read alike', async () => {
  let read = 0;
  for (const separator of separators)
    for (const [before, after] of around)
      for (const list of lists) {
        const text = before + list.join(separator) + after;
        const expected = await byCore(text);
        const found = listed(text);
        // Nim adds an empty heap to a single one, and takes no empty list.
        const heaps = found?.length === 1 ? [...found, '0'] : found?.length === 0 ? undefined : found;
        expect(heaps, JSON.stringify(text)).toEqual(expected);
        read += expected ? 1 : 0;
      }
  expect(read).toBeGreaterThan(1000);
});
