// Certificates for tests: instances to certify, the three checkers, and files that were tampered with.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { expect } from 'vitest';
import { check } from '../../tools/check_rules.mjs';
import { dice } from '../../web/games/random.ts';
import { at, native, runOne } from './both.mjs';
import { twins } from './twins.mjs';

export const long = process.env.GRUNDY_LENGTH === 'full';

/** Instances that are too large for a list of all positions: each rests on another proof. */
export const large = {
  dominoes: [
    { n: '40', k: '3', d: '9' },
    { table: 'B', at: '9,2' },
    { strip: '0'.repeat(30), k: '2', d: '15' },
    { n: '64', k: '2', d: '40' },
  ],
  tabgame: [{ top: 'random:900:4', left: 'random:700:5' }],
  'letter-picking': [{ s: 'random:5000:3' }, { s: 'aabbaaccaaddeeffgghhiijjkkllmmnnooppqqrrssttuuvvwwxxyyzz' }],
  ungame: [{ n: '120' }, { n: '1000000' }, { n: '600' }, { n: '400' }],
  bachet: [{ n: '1000000000000000000' }, { n: '900000', take: '2,3' }, { at: '3,2' }, { take: '1,4', n: '90', at: '2,4' }],
  'take-away': [{ take: '2,5,9', heaps: '1000000000,44' }, { at: '30,41' }],
  nim: [{ heaps: '9000000000000000000,5' }, { heaps: '30000,4,5', misere: '1' }, { heaps: '40,50' }],
  knights: [{ n: '40', knights: '30.31,12.20' }, { at: '3,4' }, { n: '600', knights: '580.590' }],
  'the-game': [{ counts: '5,0,9223372036854775807,1' }, { counts: '1,2,3', at: '2,3' }],
  'stone-game': [{ piles: '1000000000000000000,7' }, { at: '9,4' }],
  'exclusively-edible': [
    { m: '1000000000', n: '77', r: '12', c: '3' },
    { m: '30', n: '20', at: '4,7' },
  ],
  'exponential-game': [{ heaps: '300,4000' }, { at: '20,3' }, { heaps: '100000000' }],
  'bobs-game': [{ board: 'random:60:3:10' }, { at: '2,3' }],
  kayles: [{ rows: '100000,99,5' }, { rows: '120' }, { at: '9,8' }],
};

/** Windows of tables: small ones, which are proved cell by cell, and others, by each kind of proof that windows may have. */
export const windows = {
  dominoes: [
    { n: '6', window: '1,1,3,2' },
    { table: 'B', window: '3,1,9,7' },
    { table: 'B', window: '40,2,24,3' },
  ],
  tabgame: [
    { top: 'random:90:4', left: 'random:90:5', window: '30,20,12,9' },
    { top: 'random:900:4', left: 'random:800:5', window: '700,600,60,50' },
  ],
  'letter-picking': [
    { s: 'abbaabbacdde', window: '0,0,12,12' },
    { s: 'random:500:4', window: '300,10,40,30' },
  ],
  ungame: [
    { n: '40', window: '3,1,30,9' },
    { n: '9000', window: '2000,1,90,40' },
  ],
  bachet: [
    { n: '99', window: '0,0,4,3' },
    { n: '100000000', take: '1,3,4', window: '0,2000,7,9' },
  ],
  'take-away': [{ window: '3,4,11,9' }, { take: '2,5', max: '1000000', heaps: '', window: '900000,123456,20,30' }],
  nim: [{ window: '0,0,7,8' }, { heaps: '9,9,5', window: '60,70,30,20' }, { misere: '1', max: '1000000', window: '900000,5,6,40' }],
  knights: [
    { n: '9', window: '0,0,9,9' },
    { n: '1000', window: '700,600,50,40' },
  ],
  'the-game': [
    { counts: '1,0,1,0,0', window: '0,0,6,6' },
    { counts: '1,9,1,0,5,0,0,0,0,0,1', window: '1,2,8,5' },
  ],
  'stone-game': [
    { piles: '5,6,7', window: '0,1,50,3' },
    { max: '1000000000', window: '900000000,1,30,7' },
  ],
  'exclusively-edible': [
    { m: '9', n: '7', window: '0,0,7,9' },
    { m: '1000000', n: '900000', window: '1000,800000,30,20' },
  ],
  'exponential-game': [{ window: '0,0,6,5' }, { size: '1000000', window: '3,4000,9,4' }],
  'bobs-game': [{ window: '0,0,3,3' }, { board: 'random:90:3:10', window: '50,40,20,30' }],
  kayles: [{ window: '0,0,9,8' }, { max: '100000', window: '30000,20,40,30' }],
};

/** Parameters as the command takes them; `at` is a cell, `window` a window. */
export const words = ({ at: cell, window, ...parameters }) => [
  ...Object.entries(parameters).flatMap(([name, value]) => ['-p', `${name}=${value}`]),
  ...(cell ? ['--at', cell] : []),
  ...(window ? ['--window', window] : []),
];

export const instances = (id, count) => {
  const kinds = twins(id, 1).length;
  const small = Array.from({ length: Math.ceil(count / kinds) }, (_, seed) => twins(id, seed + 1)).flat();
  // The last ones take seconds.
  return [...small.slice(0, count), ...large[id].slice(0, long ? undefined : 3)];
};

const written = new Map();

/** Certificates, cached by arguments. */
export function certificateOf(id, parameters) {
  const name = JSON.stringify([id, parameters]);
  if (!written.has(name)) written.set(name, certified(id, parameters));
  return written.get(name);
}

function certified(id, parameters) {
  const { status, out, err } = runOne(native, ['certify', id, ...words(parameters)]);
  if (status !== 0) throw new Error(`${id} ${JSON.stringify(parameters)}: ${err}`);
  return out.toString();
}

const python = (files) => runOne(['python3', at('tools/check.py')], files);

/** The verdict of each checker on each text: 'valid', or the error. Many texts at once, since programs start slowly. */
export function verdicts(texts) {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  try {
    mkdirSync(folder, { recursive: true });
    const files = texts.map((text, i) => {
      writeFileSync(join(folder, `${i}`), text);
      return join(folder, `${i}`);
    });
    const verdictsOf = (run) => {
      // One file more, so that names are always said.
      const lines = run([...files, files[0]])
        .out.toString()
        .trimEnd()
        .split('\n')
        .slice(0, -1);
      return lines.map((line, i) => line.slice(files[i].length + 2));
    };
    const inJavaScript = texts.map((text) => {
      const { valid, words: reason } = check(text);
      return valid ? 'valid' : reason;
    });
    return { cpp: verdictsOf((all) => runOne(native, ['verify', ...all])), python: verdictsOf(python), javascript: inJavaScript };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const canonical = (value) => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
};

/** A window's values as tables of the layers give them: outcomes, and nimbers and remotenesses where the game has them. */
export function tabulated(id, { window, ...parameters }) {
  const rows = (layer) => {
    const { status, out } = runOne(native, ['table', id, ...words({ ...parameters, window }), '--format', 'json', '--layer', layer]);
    return status === 0 ? JSON.parse(out.toString()).rows : undefined;
  };
  return { outcome: rows('outcome'), nimber: rows('nimber'), remoteness: rows('remoteness') };
}

/** The cells of a certificate are those of the tables, where it gives them. */
export function expectTabulated({ cells }, { outcome, nimber, remoteness }, shown) {
  const taken = (part, rows) => cells.map((row, y) => row.map((cell, x) => (cell ? (cell[part] ?? rows[y][x]) : null)));
  expect(taken(0, outcome), shown).toEqual(outcome);
  if (nimber) expect(taken(1, nimber), shown).toEqual(nimber);
  // Tables leave out the remotenesses of sums, which a proof by values writes out.
  const where = (rows) => rows.map((row, y) => row.map((number, x) => (remoteness[y][x] === null ? null : number)));
  if (remoteness) expect(where(taken(2, remoteness)), shown).toEqual(remoteness);
}

/** Recomputes the checksum, as somebody who tampers would. */
export function sealed({ checksum: _, ...certificate }) {
  return JSON.stringify({ ...certificate, checksum: crc32(canonical(certificate)).toString(16).padStart(8, '0') });
}

/** All leaves of a certificate, as places to read and write. */
function leaves(value, out = []) {
  for (const [name, item] of Object.entries(value)) {
    if (typeof item === 'object' && item !== null) leaves(item, out);
    else out.push({ holder: value, name, item });
  }
  return out;
}

/** Replaces a random value by a near one, or by one of another kind; half of the time within the claim. */
export function tampered(text, seed) {
  const roll = dice(seed);
  const certificate = JSON.parse(text);
  const claimed = roll.number(0, 1) === 0;
  const { holder, name, item } = roll.pick(leaves(claimed ? certificate.claim : certificate));
  const near = typeof item === 'number' ? [item + 1, item - 1, item ^ 1, 0, item * 2 + 3] : ['N', 'P', 'D', `${item}1`, ''];
  const other = [...near, null, 'x', -1, 0.5, [], true].filter((value) => JSON.stringify(value) !== JSON.stringify(item));
  holder[name] = roll.number(0, 9) < 8 ? roll.pick(other.slice(0, near.length - 1)) : roll.pick(other);
  return certificate;
}
