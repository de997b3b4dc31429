// Certificates for tests: instances to certify, the three checkers, and files that were tampered with.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { expect } from 'vitest';
import { check } from '../../tools/check_rules.mjs';
import { dice } from '../../web/games/random.ts';
import { ids as all, at, native, runOne } from './both.mjs';
import { twins } from './twins.mjs';

/** The games that have certificates: sums have those of their parts. */
export const ids = all.filter((id) => id !== 'sum');

export const long = process.env.GRUNDY_LENGTH === 'full';

const examples = Object.fromEntries(ids.map((id) => [id, JSON.parse(readFileSync(at(`cpp/games/${id}/certificates.json`), 'utf8'))]));

/** By game: instances that are too large for a list of all positions. Each rests on another proof. */
export const large = Object.fromEntries(ids.map((id) => [id, examples[id].large]));

/** By game: windows of tables. The first is small and proved cell by cell, others by each kind of proof that windows may have. */
export const windows = Object.fromEntries(ids.map((id) => [id, examples[id].windows]));

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
