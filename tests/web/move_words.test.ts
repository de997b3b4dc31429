// Moves to which a text gives no words are said in words of every language: no names of the language of rules, and no phrase is forgotten.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { untranslated } from '../../web/engine/api_messages.js';
import { english } from '../../web/engine/english.js';
import { labEnglish } from '../../web/engine/lab_english.js';
import { catalogueOf, type Message, render } from '../../web/engine/message.js';
import { phrases as common } from '../../web/i18n/es/phrases.js';
import { phrases as own } from '../../web/lab/words/es.js';
import { openLab } from './engine.js';

const speaking = await openLab();
const lab = untranslated(speaking);
afterAll(() => speaking.close());

const languages = { en: catalogueOf('en', { ...english, ...labEnglish }), es: catalogueOf('es', { ...common, ...own }) };

/** The moves of the start. */
async function movesOf(text: string): Promise<Message[]> {
  const solution = await lab.open('rules', { text });
  const { options } = await solution.explain();
  solution.close();
  return options.map(({ move }) => move);
}

const path = 'E = {(0,1), (1,2), (2,3)}\n';
const board = 'b[3,3]: 0..2 = {1, 0, 0, 2, 0, 0, 0, 0, 0}\nshow b as grid ".XO"\n';

/** A text, and its moves in English and in Spanish. */
const table: [text: string, en: string, es: string][] = [
  ['n: 0..9\nmove: n -= 3', 'take 3', 'quitar 3'],
  ['h[3]: 0..9 = 5\nmove: h[1] -= 3', 'take 3 from heap 2', 'quitar 3 del montón 2'],
  ['h[3]: 0..9 = 5\nmove: h[0] -= 1, h[2] -= 1', 'take 1 from each of heaps 1 and 3', 'quitar 1 de cada uno de los montones 1 y 3'],
  ['x: 0..9\ny: 0..9\nmove: x -= 3\nmove: y -= 3', 'take 3 from x', 'quitar 3 de x'],
  ['x: 0..9\ny: 0..9\nmove: x -= 3, y -= 3', 'take 3 from each of x, y', 'quitar 3 de cada uno: x, y'],
  ['a[2]: 0..9 = 5\nb[2]: 0..9 = 5\nmove: a[1] -= 1\nmove: b[0] -= 1', 'take 1 from heap 2 of a', 'quitar 1 del montón 2 de a'],
  ['h[2]: 0..9 = 5\nshow h as heaps\nmove: h[0] += 2 if h[0] < 6', 'add 2 to heap 1', 'añadir 2 al montón 1'],
  ['h[2]: 0..9 = 5\nshow h as heaps\nmove: h[0] -= 1, h[1] += 1', 'move 1 from heap 1 to heap 2', 'pasar 1 del montón 1 al montón 2'],
  ['x: 0..9 = 5\ny: 0..9 = 5\nshow x as heap\nshow y as heap\nmove: x -= 1, y += 1', 'move 1 from x to y', 'pasar 1 de x a y'],
  ['r[3]: 0..9 = 5\nshow r as bar\nmove: r[1] -= 3', 'bite at c2', 'mordisco en c2'],
  [
    'r[3]: 0..9 = 5\nshow r as bar\nmove: r[1] -= 3, r[0] += 2',
    'take 3 from row 2, add 2 to row 1',
    'quitar 3 de la fila 2, añadir 2 a la fila 1',
  ],
  [
    'r[3]: 0..9 = {5, 5, 6}\nshow r as bar\nmove: r[1] -= 3, r[2] -= 3',
    'take 3 from each of rows 2 and 3',
    'quitar 3 de cada una de las filas 2 y 3',
  ],
  ['r[3]: 0..9 = 5\nshow r as bar\nmove: r[0] += 2', 'add 2 to row 1', 'añadir 2 a la fila 1'],
  ['n: 0..9 = 7\nmove if n > 3: split n into 3, n - 3', 'split 7 into 3 and 4', 'partir 7 en 3 y 4'],
  ['n: 0..9 = 7\nmove if n > 2: split n into n - 2', 'take 2, leave 5', 'quitar 2, dejar 5'],
  ['n: 0..24\nmove if n > 20: split n into 6 for i in 1..4', 'split 24 into 4 heaps of 6', 'partir 24 en 4 montones de 6'],
  ['w: 0..9 = 8\nh: 0..9 = 3\nmove if w > 3: split (w, h) into (3, h)', 'leave 3 × 3', 'dejar 3 × 3'],
  ['b[3,3]: 0..1 = 0\nmove: b[0,2] = 1', 'place on c1', 'poner en c1'],
  ['b[3,3]: 0..1 = 0\nmove: b[1,1] = 1, b[2,1] = 1', 'domino on b2–b3', 'dominó en b2–b3'],
  ['b[3,3]: 0..1 = 0\nmove: b[1,1] = 1, b[2,1] = 1, b[2,2] = 1', 'piece on b2, b3 and c3', 'pieza en b2, b3 y c3'],
  [`${board}move: b[0,2] = 1`, 'X on c1', 'X en c1'],
  [`${board}move: b[0,0] = 0, b[0,1] = 1`, 'a1 to b1', 'de a1 a b1'],
  [`${board}move: b[0,0] = 0, b[1,0] = 1`, 'a1 takes a2', 'a1 captura a2'],
  [`${board}move: b[0,0] = 0, b[1,0] = 0, b[2,0] = 1`, 'a1 to a3, takes a2', 'de a1 a a3, captura a2'],
  [`${board}move: b[1,0] = 1`, 'O to X on a2', 'de O a X en a2'],
  ['a[3]: 0..2 = 0\nshow a as stones\nmove: a[1] = 1', 'black on 2', 'negra en 2'],
  ['a[3]: 0..2 = 0\nshow a as stones\nmove: a[1] = 2', 'white on 2', 'blanca en 2'],
  ['t[5]: 0..1 = 1\nshow t as coins\nmove: t[0] = 0, t[2] = 0, t[3] = 0', 'turn 1, 3 and 4', 'voltear 1, 3 y 4'],
  ['t[2,2]: 0..1 = 1\nshow t as lights\nmove: t[0,0] = 0', 'switch a1', 'cambiar a1'],
  [`${path}e[3]: 0..1 = 1\nshow e on edges E\nmove: e[1] = 0`, 'take edge 1–2', 'quitar arista 1–2'],
  [`${path}e[3]: 0..1 = 1\nshow e on edges E\nmove: e[0] = 0, e[2] = 0`, 'take edges 0–1 and 2–3', 'quitar aristas 0–1 y 2–3'],
  [
    'h[3,2]: 0..1 = 0\nv[2,3]: 0..1 = 0\nshow h, v as lines\nmove if not h[0,0]: h[0,0] = 1, again',
    'line a1–b1, and move again',
    'línea a1–b1, y jugar otra vez',
  ],
  ['h[3,2]: 0..1 = 0\nv[2,3]: 0..1 = 0\nshow h, v as lines\nmove: h[0,0] = 1, h[1,0] = 1', 'lines a1–b1 and a2–b2', 'líneas a1–b1 y a2–b2'],
  ['x: 0..5 = 3\ny: 0..200 = 7\nmove: x = 5', 'x: 3 to 5', 'x: de 3 a 5'],
  ['a[3]: 0..9 = 3\nmove: a[1] = 5', '3 to 5 in row 2', 'de 3 a 5 en la fila 2'],
  ['a[3]: 0..9 = 3\nmove: a[1] = 5, a[2] = 5', '3 to 5 in rows 2 and 3', 'de 3 a 5 en las filas 2 y 3'],
  ['a[2]: 0..1 = 0\nb[2,2]: 0..1 = 0\nmove: b[1,1] = 1', 'b: place on b2', 'b: poner en b2'],
  ['n: 0..9\nmove: n -= 1, pass', 'take 1', 'quitar 1'],
];

const seen = new Set<string>();
function note(message: Message): void {
  if (typeof message !== 'object') return;
  seen.add(message[0]);
  for (const part of message.slice(1)) note(part);
}

test.each(table)('%s', async (text, en, es) => {
  const [move = ''] = await movesOf(text);
  note(move);
  expect([render(move, languages.en), render(move, languages.es)]).toEqual([en, es]);
});

test('every phrase of such moves was said', () => {
  const ids = Object.keys(labEnglish);
  const all = ids.slice(ids.indexOf('lab-take'), ids.indexOf('lab-move-again') + 1);
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter((id) => !seen.has(id))).toEqual([]);
});

test('no move of the library has names of the language of rules', async () => {
  const folder = new URL('../../web/lab/gallery/', import.meta.url);
  for (const name of readdirSync(folder)) {
    for (const move of await movesOf(readFileSync(new URL(name, folder), 'utf8'))) {
      for (const catalogue of Object.values(languages)) expect(render(move, catalogue), name).not.toMatch(/[$[\]{}]|undefined|lab-/);
    }
  }
});
