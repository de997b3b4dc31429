// Certificates of strangers: any value of one is replaced by a hostile one. No checker fails, each names what is wrong in one line, leaves
// with status 0 only if all is valid, and those in Python and JavaScript agree.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { check as checkGames } from '../../tools/check.mjs';
import { check } from '../../tools/check_rules.mjs';
import { dice } from '../../web/games/random.ts';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));
const long = process.env.GRUNDY_LENGTH === 'full';

const unescaped = (line) => line.replace(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter));
const seeds = readFileSync(at('tests/fuzz/seeds/certificates.txt'), 'utf8').trimEnd().split('\n').map(unescaped);
const valid = seeds.filter((text) => check(text).valid);

/** As texts of JSON: most are no values of JavaScript. */
const hostile = [
  ...['{}', '[]', 'null', 'true', 'false', '""', '0', '1', '"0"', '"1"', '[0]', '[null]', '[{}]', '{"__proto__":1}', '{"":[]}'],
  ...['-1', '-0', '1.0', '1e0', '1e999', '-1e999', 'NaN', '9'.repeat(5000), `-${'9'.repeat(5000)}`, `0.${'9'.repeat(5000)}`],
  ...['9007199254740992', '9007199254740993', '"9007199254740993"', '18446744073709551616', '"18446744073709551616"', '99999999999'],
  ...['"99999999999"', '"-1"', '"+1"', '"1_0"', '"1.0"', '"0x1"', '"1e1"', '"\u0663"', '"\uff11"', '"\u00b2"', '" 1 "', '"\u00a01\u3000"'],
  ...['"\ufeff1"', '"\u001c1"'.replace('\u001c', '\\u001c'), '","', '"1,,1"', '"/"', '">"', '"0>1>2"', '"0>"', '"|"', '"nim;heaps"'],
  ...[`"${'9'.repeat(5000)}"`, `"${'('.repeat(5000)}"`, `"${'x'.repeat(100_000)}"`],
  ...[
    '"\\u0000\\u001b[31m\\r\\n"',
    '"\\u2028\\u0085\\u202e"',
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\ud83d\ude00"',
    '"__proto__"',
    '"toString"',
  ],
  ...['[]', '{"a":}'].map((pair) => `${pair.slice(0, -1).repeat(10_000)}${pair === '[]' ? '' : '0'}${pair.at(-1).repeat(10_000)}`),
];

const canonical = (value) => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
};

/** With the checksum that the text should have. */
const sealed = (text) => `{"checksum":"${crc32(text).toString(16).padStart(8, '0')}",${text.slice(1)}`;

/** All places of a certificate, with their depths. */
function places(value, depth = 0) {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.keys(value).map((name) => ({ holder: value, name, depth }));
  return [...own, ...Object.values(value).flatMap((item) => places(item, depth + 1))];
}

/** A text with a character more or less. */
function near(text, roll) {
  const place = roll.number(0, text.length);
  const put = roll.pick(['', ...' +_.,;:/|>=-019KX(){}[]n\u0663\uff11\u00a0\ufeff\u001c']);
  return text.slice(0, place) + put + text.slice(place + roll.number(0, put ? 1 : 3));
}

/** Puts a hostile value into a certificate: in place of any, in a text of the parameters or the claim, or by a name that comes twice. */
function spoiled(text, roll) {
  const { checksum: _, ...certificate } = JSON.parse(text);
  const value = roll.pick(hostile);
  const kind = roll.number(0, 19);
  if (kind === 0) return sealed(canonical(certificate)).replace('{', () => `{"${roll.pick(Object.keys(certificate))}":${value},`);
  if (kind === 1) return sealed(canonical(certificate)).replace(/"[0-9a-f]{8}"/, () => value);
  const all = places(certificate);
  if (kind < 8) {
    const written = places([certificate.parameters, certificate.claim]).filter(({ holder, name }) => typeof holder[name] === 'string');
    const { holder, name } = roll.pick(written);
    holder[name] = near(holder[name], roll);
    return sealed(canonical(certificate));
  }
  const depth = roll.number(0, Math.max(...all.map((place) => place.depth)));
  const { holder, name } = roll.pick(all.filter((place) => place.depth === depth));
  const mark = '\u0001';
  holder[name] = mark;
  return sealed(canonical(certificate).replace(JSON.stringify(mark), () => value));
}

/** Rules with a condition that the language does not know, or that takes too long to be worked out. */
const conditions = [
  ...['2 ** 2000000000 > 0', '(2 ** 30) * 4 & 2 ** 30 == 0', '2147483648 > 0', `${'9'.repeat(5000)} > 0`, `${'0'.repeat(5000)}1 > 0`],
  ...["'\ud83d\ude00' > 0", "'\u00e9' > 0", `${'('.repeat(3000)}1${')'.repeat(3000)}`, '\u0661 > 0', '1 > 0\u00a0', '1\u001f', '1\ufeff'],
].map((condition) => {
  const { checksum: _, ...certificate } = JSON.parse(valid.find((text) => text.includes('"game":"rules"')));
  certificate.parameters.text = certificate.parameters.text.replace('Right:', `Right if ${condition}:`);
  return sealed(canonical(certificate));
});

const count = long ? 8000 : 600;
const roll = dice(62);
const texts = [...valid, ...hostile, ...conditions, ...Array.from({ length: count }, (_, i) => spoiled(valid[i % valid.length], roll))];

const files = texts.map((text, i) => {
  const file = join(folder, `${i}.json`);
  writeFileSync(file, text);
  return file;
});

function run(program, ...words) {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 28, cwd: folder });
  return { status, out: stdout, err: stderr };
}

/** The line of each file, without its name. */
function lines(command) {
  const out = [];
  for (let from = 0; from < files.length; from += 1000) {
    const part = [...files.slice(from, from + 1000), files[0]];
    const { status, out: said, err } = run(...command, ...part);
    const found = said.trimEnd().split('\n');
    expect(found.length, `${said.slice(-500)}${err}`).toBe(part.length);
    expect(err).not.toMatch(/Traceback|Error|\n\s+at /);
    const words = found.map((line, i) => line.slice(part[i].length + 2));
    expect(status).toBe(words.every((line) => line === 'valid') ? 0 : 1);
    out.push(...words.slice(0, -1));
  }
  return out;
}

const javascript = texts.map((text) => check(text));
const verdict = ({ valid, words }) => (valid ? 'valid' : words);

test('hostile certificates: one verdict of two checkers', () => {
  expect(valid.length).toBeGreaterThan(15);
  const python = lines(['python3', at('tools/check.py')]);
  const differing = texts
    .map((text, i) => ({ python: python[i], javascript: verdict(javascript[i]), text: text.slice(0, 1500) }))
    .filter((both) => (both.python === 'valid') !== (both.javascript === 'valid'));
  expect(differing).toEqual([]);
  // No game is proved whose parameters the core would refuse, or read otherwise.
  const letters = { board: /^[.KX/]+$/, s: /^([a-z]{2})+$/, top: /^[01]+$/, left: /^[01]+$/, strip: /^[01]+$/, misere: /^\+?0*[01]$/ };
  for (const [i, text] of texts.entries()) {
    if (!javascript[i].valid) continue;
    for (const [name, value] of Object.entries(JSON.parse(text).parameters))
      expect(value.normalize('NFKC').trim()).toMatch(letters[name] ?? /^/);
  }
  for (const line of python) expect(line).toMatch(/^\P{C}+$/u);
  expect(python.filter((line) => line !== 'valid').length).toBeGreaterThan(count * 0.8);
});

test.each([
  ['check_rules.mjs', check],
  ['check.mjs', checkGames],
])('tools/%s as a command says what it says as a module', (name, checkText) => {
  const said = lines([process.execPath, at(`tools/${name}`)]);
  for (const [i, line] of said.entries()) {
    expect(line).toMatch(/^\P{C}+$/u);
    const { valid } = checkText(texts[i]);
    expect([line === 'valid', files[i]]).toEqual([valid, files[i]]);
  }
});

describe.each([
  ['check.py', 'python3'],
  ['check.mjs', process.execPath],
  ['check_rules.mjs', process.execPath],
])('%s', (name, program) => {
  const checker = at(`tools/${name}`);
  const certificate = valid.find((text) => text.includes('"game":"nim"'));
  const put = (file, content) => {
    writeFileSync(join(folder, file), content);
    return file;
  };

  test('reads files and standard input, and never passes over one', () => {
    const good = put('good', certificate);
    const bad = put('bad', certificate.replace('"N"', '"P"'));
    expect(run(program, checker, good)).toEqual({ status: 0, out: 'valid\n', err: '' });
    expect(run(program, checker, good, good).out).toBe('good: valid\ngood: valid\n');
    expect(run(program, checker, bad)).toMatchObject({ status: 1, out: expect.stringMatching(/^checksum: .*\n$/), err: '' });
    for (const words of [[], ['-']]) {
      for (const [input, status] of [
        [certificate, 0],
        ['', 1],
      ])
        expect(spawnSync(program, [checker, ...words], { input }).status).toBe(status);
    }
    expect(run(program, checker, good, bad).status).toBe(1);
    expect(run(program, checker, bad, good).status).toBe(1);
  });

  test.each([
    ['no file', 'absent'],
    ['a folder', '.'],
    ['no UTF-8', put('latin', Buffer.from([0x7b, 0xff, 0x7d]))],
    ['a name that steers', put('\u001b[31m', '{}')],
  ])('%s: one line, and status 1', (_, file) => {
    const { status, out, err } = run(program, checker, file, file);
    expect([status, err]).toEqual([1, '']);
    expect(out).toMatch(/^\P{C}+\n\P{C}+\n$/u);
  });

  test('works through a link', () => {
    const linked = join(folder, `linked-${name}`);
    symlinkSync(at('tools'), linked);
    expect(run(program, join(linked, name), put('good', certificate)).out).toBe('valid\n');
  });

  test('says its line where the terminal knows ASCII alone', () => {
    const env = { ...process.env, LC_ALL: 'C', PYTHONIOENCODING: 'ascii', PYTHONUTF8: '0' };
    const { status, stderr } = spawnSync(program, [checker, put('names', '{"certificate":1,"proof":"\u00e9\u2603"}'), put('\u2603', '{')], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, '']);
  });
});

test('the module that checks values for another one is no checker, and says so', () => {
  const { status, out } = run(process.execPath, at('tools/check_values.mjs'), files[0]);
  expect([status, out]).toEqual([1, 'certificates of values are checked with check_rules.mjs\n']);
});

test('a module that is imported checks no files', () => {
  const program = `import(${JSON.stringify(at('tools/check_rules.mjs'))}).then(() => console.log('imported'))`;
  expect(run(process.execPath, '-e', program, files[0])).toEqual({ status: 0, out: 'imported\n', err: '' });
});
