// The engine for chapters: results of the command line, cached. Parameters are written as in "take=1,2,3 n=30".
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadCommand } from '../../bin/module.mjs';
import { ruleText } from './sources.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const given = (parameters) =>
  parameters
    .split(' ')
    .filter(Boolean)
    .flatMap((one) => ['-p', one]);

/** A table by the game's own indices: `at(column, row)`; undefined where there is no cell. */
function grid({ x0, y0, rows }) {
  const cells = rows.flatMap((row, y) => row.map((value, x) => ({ x: x0 + x, y: y0 + y, value }))).filter(({ value }) => value !== null);
  return {
    x0,
    y0,
    rows,
    cells,
    at: (x, y) => rows[y - y0]?.[x - x0] ?? undefined,
    where: (value) => cells.filter((cell) => cell.value === value),
  };
}

/** The first place of a window of `size` values that recurs, and the distance to its recurrence; undefined if none does. */
function repeats(values, window) {
  const seen = new Map();
  for (let i = 0; i + window <= values.length; ++i) {
    const key = values.slice(i, i + window).join();
    if (seen.has(key)) return { preperiod: seen.get(key), period: i - seen.get(key) };
    seen.set(key, i);
  }
  return undefined;
}

/** `cached`: results of the same command in an earlier build. */
export async function bookEngine() {
  const { command } = await loadCommand();
  const hash = createHash('sha256').update(readFileSync(here('../../build/wasm/tools.wasm')));
  const file = here(`../../build/wasm/book-${hash.digest('hex').slice(0, 12)}.json`);
  const kept = new Map(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);
  const used = new Map();

  const ask = (args, input = '') => {
    const key = JSON.stringify([args, input]);
    let out = used.get(key) ?? kept.get(key);
    if (out === undefined) {
      const done = command(args, { readFile: () => Buffer.from(input) });
      if (done.status !== 0) throw new Error(`${args.join(' ')}: ${Buffer.from(done.err).toString().trim()}`);
      out = Buffer.from(done.out).toString();
    }
    used.set(key, out);
    return out;
  };
  const json = (...args) => JSON.parse(ask(args));
  /** A game's name and parameters as arguments. `rules:NAME` is a rule text of the library, `text:...` one as it stands. */
  const game = (id, parameters) => {
    const [, kind, rest] = /^(rules|text):(.*)$/s.exec(id) ?? [];
    const text = kind === 'rules' ? ruleText(rest) : rest;
    return [...(kind ? ['rules', '-p', `text=${text}`] : [id]), ...given(parameters)];
  };
  const explain = (id, parameters = '', at = '') => json('explain', ...game(id, parameters), ...(at ? ['--at', at] : []));

  const table = (id, parameters = '', layer = 'outcome', window = '') =>
    grid(json('table', ...game(id, parameters), '--layer', layer, '--format', 'json', ...(window ? ['--window', window] : [])));

  return {
    calls: {
      answer: (id, parameters = '') => json('answer', ...game(id, parameters)),
      /** The same, by the rules alone. */
      byRules: (id, parameters = '') => json('answer', id, ...given(parameters), '--solver', 'rules'),
      explain,
      /** The moves to lost positions. */
      winning: (id, parameters = '', at = '') => explain(id, parameters, at).options.filter(({ outcome }) => outcome === 'P'),
      /** `window`: "column,row,width,height". */
      table,
      /** The nimbers of the heaps 0, 1, ..., n in Bachet's game with these moves. */
      heaps: (take, n, layer = 'nimber') => table('bachet', `take=${take} n=${n} width=${n + 1}`, layer).rows[0],
      repeats,
      count: (id, method, parameters = '') => json('count', id, method, ...given(parameters)),
      judge: (id, input) => ask(['judge', id], input),
      /** Value of an expression, and comparison of two: docs/values.md. */
      value: (expression) => json('value', expression),
      compare: (one, two) => json('compare', one, two),
      /** Value of a position of a rule text, with the options of both players. */
      positionValue: (id, parameters = '') => json('value', ...game(id, parameters)),
    },
    methods: (id) => json('methods', id),
    /** The results to cache for the next build; `all`: including unused ones. */
    keep: ({ all = false } = {}) => {
      writeFileSync(`${file}.${process.pid}`, JSON.stringify([...(all ? kept : []), ...used]));
      renameSync(`${file}.${process.pid}`, file);
    },
  };
}
