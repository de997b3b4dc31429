// Certificates of rule texts: three checkers with separate parsers accept each, it agrees with the solver, and after tampering the checkers
// agree again.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { oneIn } from '../web/length.ts';
import { randomText } from '../web/random_text.ts';
import { both, bothInside, bothRefuse, native, runOne } from './both.mjs';
import { certificateOf, expectTabulated, long, sealed, tabulated, tampered, verdicts, words } from './certificates.mjs';

const folder = new URL('../fixtures/texts/', import.meta.url);
const special = JSON.parse(readFileSync(new URL('../fixtures/machines.json', import.meta.url), 'utf8'));
const gallery = Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]));

/** Refused, or slow for the slowest checker. */
const beyond = {
  'so many moves along lines that only outcomes are asked for': /expected a position whose options can be listed/,
  'an = that leaves its range': /m = 2001 leaves 0\.\.2000/,
};
const slow = [
  'nimbers of four bytes',
  'nimbers of one byte, with marks',
  'points below and above 0',
  'exponential-game.game',
  'cram-4x4.game',
  'l-trominoes.game',
  'exclusively-edible.game',
  'knights.game',
  'a sum of many components',
];
const texts = Object.fromEntries(
  Object.entries({ ...gallery, ...special }).filter(([name]) => !beyond[name] && (long || !slow.includes(name))),
);
const randomTexts = Array.from({ length: long ? 600 : 20 }, (_, seed) => randomText(seed + 1));

const certify = (given) => runOne(native, ['certify', 'rules', ...words(given)]);
const answered = ({ at: cell, ...given }) => {
  const { status, out } = runOne(native, [cell ? 'explain' : 'answer', 'rules', ...words(cell ? { ...given, at: cell } : given)]);
  return status === 0 ? JSON.parse(out.toString()) : undefined;
};

/** A window of a text's table that has a position on it: a few cells from its beginning on. */
function windowOf(text) {
  const { out } = runOne(native, ['table', 'rules', '-p', `text=${text}`, '--format', 'json']);
  const { x0, y0, width, height } = JSON.parse(out.toString());
  return [x0, y0, Math.min(width, 5), Math.min(height, 4)].join(',');
}

/** Expects that all checkers accept it, and that it agrees with the solver. */
function expectTrue(certificates, shown = (i) => certificates[i].slice(0, 400)) {
  const { cpp, python, javascript } = verdicts(certificates);
  for (const [i, text] of certificates.entries()) {
    expect([cpp[i], python[i], javascript[i]], shown(i)).toEqual(['valid', 'valid', 'valid']);
    const { claim, cells, parameters } = JSON.parse(text);
    if (cells) {
      expectTabulated({ cells }, tabulated('rules', { ...parameters, window: claim.window.join(',') }), shown(i));
      continue;
    }
    const answer = answered({ ...parameters, ...(claim.at && { at: claim.at.join(',') }) });
    expect(claim.outcome, shown(i)).toBe(answer.outcome);
    for (const name of ['nimber', 'remoteness']) {
      if (name in claim && name in answer) expect(claim[name], shown(i)).toBe(answer[name]);
    }
  }
}

test('of the gallery and of special texts, their starts and windows of their tables', () => {
  const starts = Object.values(texts).map((text) => certificateOf('rules', { text }));
  expectTrue(starts);
  const proofs = new Set(starts.map((text) => JSON.parse(text).proof));
  expect([...proofs]).toEqual(expect.arrayContaining(['nimbers', 'values']));
  const some = Object.values(texts).filter(oneIn(4));
  const windows = some.map((text) => certify({ text, window: windowOf(text) })).filter(({ status }) => status === 0);
  expect(windows.length).toBeGreaterThan(some.length * 0.7);
  expectTrue(windows.map(({ out }) => out.toString()));
});

test('of moves that split into three: many options from few entries', () => {
  const text = 'n: 0..40 = 40\nmove i in 0..n, j in 0..n if i + j < n: split n into i, j, n - 1 - i - j';
  const certificate = certificateOf('rules', { text });
  expectTrue([certificate]);
  // A limit of options per entry would refuse it.
  expect(JSON.parse(certificate).nimbers.length * 4).toBeLessThan((40 * 41) / 2);
});

/** Misère play and normal play of several components, or of none. */
const sums = [
  'y: 0..3 = 1\nmove: split y into y - 1 if y > 1\nend: next wins',
  'y: 0..6 = 6\nmove k in {1, 2}, a in 0..(y-k)/2: split y into a if a > 0, y - k - a if y - k - a > 0\nend: last loses',
  'y: 0..6 = 6\nmove k in {1, 2}, a in 0..(y-k)/2: split y into a if a > 0, y - k - a if y - k - a > 0',
  'y: 0..6 = 3\nmove: split y into 0 for i in 2..y\nend: next wins',
  'h = {3, 1}\ny: 0..6\nmove k in 1..y: y -= k\nstart k in h: y = k\nend: next wins',
  'h = {3, 1}\ny: 0..6\nmove k in 1..y: y -= k\nstart k in h if k > 5: y = k\nend: next wins',
];

test('of sums, which a move may leave without any component', () => {
  expectTrue(sums.flatMap((text) => [certificateOf('rules', { text }), certificateOf('rules', { text, window: '0,0,4,1' })]));
  const sides = 'y: 0..6 = 3\nLeft: split y into y - 1 if y > 1\nRight k in {1, 2}: split y into y - k if y > k';
  const { out } = runOne(native, ['certify', 'rules', ...words({ text: sides }), '--claim', 'value']);
  const { cpp, python, javascript } = verdicts([out.toString()]);
  expect([cpp, python, javascript]).toEqual([['valid'], ['valid'], ['valid']]);
});

test('of components that do not add up: refused', () => {
  // The lab writes none; the start of the text is its only position, so that the claim is right.
  const [text, draw] = [sums[0], 'y: 0..3 = 1\nmove: split y into y - 1 if y > 1\nend: draw'];
  const certificate = JSON.parse(certificateOf('rules', { text }));
  const { python, javascript } = verdicts([sealed({ ...certificate, parameters: { ...certificate.parameters, text: draw } })]);
  expect([python, javascript]).toEqual([['parameters: components that do not add up'], ['parameters: components that do not add up']]);
});

test('what is too large is refused in words', () => {
  for (const [name, words_] of Object.entries(beyond)) expect(certify({ text: special[name] }).err, name).toMatch(words_);
});

test('of random texts', () => {
  const written = randomTexts.map((text) => certify({ text })).filter(({ status }) => status === 0);
  expect(written.length).toBeGreaterThan(randomTexts.length / 2);
  expectTrue(written.map(({ out }) => out.toString()));
});

/** A text with a parameter of each kind, and some more. */
const given = [
  { text: gallery['bachet.game'], n: '13' },
  {
    text: 'N = 9 in 2..20; take = {1, 2}; word = "abba"; n: 0..N = N; move k in take if word[k] == \'b\': n -= k',
    N: '12',
    take: '1,3',
    word: 'abbb',
  },
  { text: 'row[3]: 0..4; move i of row, k in 1..row[i]: row[i] -= k', row: '{4, 0, 3}', across: 'row[2]', up: 'row[0]', at: '3,1' },
  { text: 'b[2,3]: 0..1 = 0; move (i,j) of b if not b[i,j]: b[i,j] = 1', b: '0,1,0,0,0,1', down: 'b[1,2]', at: '1,0' },
  { text: 'n: 0..200 = 20; move k in {1, 2}, a in 0..(n-k)/2: split n into a, n - k - a', at: '3,2', width: '9' },
  { text: 'heaps = {3, 5, 7}; n: 0..15; move k in 1..n: n -= k; start h in heaps: n = h', heaps: '1,2,3,4', at: '9,7' },
  { text: 'x: -3..9 = 4; y: -2..5 = 0; Left: x -= 2; Right: x -= 3, y -= 1; end if y < 0: Left wins; end: draw', window: '0,0,13,8' },
  {
    text: 'l: 0..6 = 0; r: 0..6 = 6; coins = {4, 8, 1, 9, 2, 2}; move if l < r: gain coins[l], l += 1; move if l < r: r -= 1, gain coins[r]',
    coins: '1,2,3,4,5,6',
  },
  {
    text: 'N = 5; x: 0..N-1 = 1; y: 0..N-1 = 3; move d in {1, 2}: x = (x + d) % N; move d in {1, 3}: y = (y + d) % N; end if x == y: last wins',
  },
];

test('with parameters, cells and all kinds of positions', () => {
  expectTrue(given.map((one) => certificateOf('rules', one)));
});

describe('what is too large to be written out', () => {
  const points = 'x: 0..60 = 50; y: 0..60 = 59; move k in {1, 2, 5}: x -= k, gain k % 3; move k in {1, 4}: y -= k, gain y % 2';
  const square =
    'x: 0..500 = 490; y: 0..500 = 470; z: 0..20 = 11; move k in 1..3: x -= k; move k in 1..4: y -= k; move: z -= 1, x -= 1; end: next wins';
  const samples = [
    ['a strategy', points, 'strategy'],
    ['a sample', square, 'sample'],
  ];

  test.each(samples.filter(oneIn(2)))('%s', (_, text, proof) => {
    const written = certificateOf('rules', { text });
    expect(JSON.parse(written).proof).toBe(proof);
    expectTrue([written]);
  });
});

/** Formulas, and whether they are right everywhere: what is known of each game. */
const piles = 'x: 0..12; y: 0..9; move k in 1..x: x -= k; move k in 1..y: y -= k';
const rook = 'x: 0..9; y: 0..9; move k in 1..x: x -= k; move k in 1..y: y -= k; end: next wins';
const hot = 'x: 0..9 = 4; y: 0..5; Left: x -= 2; Right: x -= 3, y -= 1; end if y < 0: Left wins; end: draw';
const kayles = 'n: 0..30; move k in {1, 2}, a in 0..(n-k)/2: split n into a, n - k - a';
const round =
  'N = 5; x: 0..N-1 = 1; y: 0..N-1 = 3; move d in {1, 2}: x = (x + d) % N; move d in {1, 3}: y = (y + d) % N; end if x == y: last wins';
const points =
  'l: 0..5 = 0; r: 0..5 = 5; coins = {4, 8, 1, 9, 2}; move if l < r: gain coins[l], l += 1; move if l < r: r -= 1, gain coins[r]';
const formulas = [
  [{ text: 'n: 0..100; move k in 1..3: n -= k' }, 'n % 4', 'nimber', true],
  [{ text: 'n: 0..100; move k in 1..3: n -= k' }, 'n % 4 == 0', 'outcome', true],
  [{ text: 'n: 0..100; move k in 1..3: n -= k; end: next wins' }, 'n % 4 == 1', 'outcome', true],
  [{ text: 'n: 0..100; move k in 1..3: n -= k' }, 'n % 5', 'nimber', false],
  [{ text: '  n: 0..100\n  move k in 1..3:\n      n -= k\n' }, 'n % 4', 'nimber', true],
  [{ text: 'N = 40; t(i) = i % 4; n: 0..N; move k in 1..3: n -= k', N: '90' }, 't(n) + 0 * N', 'nimber', true],
  [{ text: piles }, 'x ^ y', 'nimber', true],
  [{ text: piles }, 'x == y', 'outcome', true],
  [{ text: piles }, 'x + y', 'nimber', false],
  [{ text: piles }, 'x / y', 'nimber', false],
  [{ text: piles }, '0 - 1', 'nimber', false],
  [{ text: rook }, 'x > 1 or y > 1 ? x == y : x + y == 1', 'outcome', true],
  [{ text: 'x: 0..20; y: 0..20; legal if x <= y; move k in 1..x: x -= k; move k in 1..y: y -= k' }, 'x == y', 'outcome', true],
  [{ text: hot }, 'x == 0 and y == 0', 'outcome', false],
  [{ text: kayles }, 'n % 4', 'nimber', false],
  [{ text: kayles }, 'n == 0', 'outcome', true],
  [{ text: round }, '0', 'outcome', false],
  [{ text: points }, 'coins[l] < coins[r - 1]', 'outcome', false],
  [{ text: points }, 'false_start(l)', 'outcome', undefined],
  [{ text: piles }, 'x +', 'outcome', undefined],
  [{ text: piles }, 'x == y; end: next wins', 'outcome', undefined],
  [{ text: rook }, 'x', 'nimber', undefined],
  [{ text: 'x: 0..449; y: 0..449; move: x -= 1' }, 'x == 0', 'outcome', undefined],
];

const certifyFormula = (given, formula, against) =>
  runOne(native, ['certify', 'rules', ...words(given), '--formula', formula, '--against', against]);

test('of formulas: that they are right everywhere, or where they are not', () => {
  const written = formulas.map(([given_, formula, against, holds]) => {
    const { status, out, err } = certifyFormula(given_, formula, against);
    expect(status, `${formula}: ${err}`).toBe(holds === undefined ? 2 : 0);
    if (holds === undefined) expect(err).toMatch(/^error: (formula|against|certificate): ./);
    return out.toString();
  });
  const certificates = written.filter((text) => text !== '');
  const { cpp, python, javascript } = verdicts(certificates);
  for (const [i, [, formula, against, holds]] of formulas.filter(([, , , holds]) => holds !== undefined).entries()) {
    const { claim } = JSON.parse(certificates[i]);
    expect([cpp[i], python[i], javascript[i]], formula).toEqual(['valid', 'valid', 'valid']);
    expect([claim.formula, claim.against, 'positions' in claim], JSON.stringify(claim)).toEqual([formula, against, holds]);
  }
  const counted = JSON.parse(certificates[0]);
  expect(counted.claim.positions).toBe(101);
  expect(JSON.parse(certificates[3]).claim).toMatchObject({ position: [4], outcome: 'P', nimber: 0 });
  // Another formula for the same proof is refused by all, and so is one position fewer.
  const others = [
    { formula: 'n % 5' },
    { formula: 'n +' },
    { formula: 'm' },
    { formula: '' },
    { formula: 'n % 4\nend: next wins' },
    { positions: 100 },
    { position: [4] },
    { against: 'outcome' },
    { at: [0, 0] },
  ].map((change) => sealed({ ...counted, claim: { ...counted.claim, ...change } }));
  const found = verdicts(others);
  for (const i of others.keys())
    expect([found.cpp[i], found.python[i], found.javascript[i]].filter((verdict) => verdict === 'valid')).toEqual([]);
  // A formula that is right somewhere is not shown to be wrong there.
  const wrong = JSON.parse(certificates[3]);
  const right = sealed({ ...wrong, claim: { ...wrong.claim, position: [3], outcome: 'N', nimber: 3 } });
  const small = verdicts([right]);
  for (const verdict of [small.cpp[0], small.python[0], small.javascript[0]]) expect(verdict).not.toBe('valid');
  expect(bothInside(['certify', 'rules', '-p', `text=${piles}`, '--formula', 'x ^ y', '--against', 'nimber']).status).toBe(0);
  expect(bothRefuse(['certify', 'rules', '--against', 'nimber'])).toMatch(/^error: certify: expected --against with --formula/);
  expect(bothRefuse(['certify', 'rules', '--formula', 'n', '--at', '0,0'])).toMatch(/^error: certify: expected --formula or a place/);
  expect(bothRefuse(['certify', 'nim', '--formula', '1'])).toMatch(/^error: formula: expected rules/);
});

describe('tampered with', () => {
  const count = long ? 2000 : 100;

  test('in one value, and with a checksum that fits, three checkers agree, and what they accept is true', () => {
    const positions = [...Object.values(texts).map((text) => ({ text })), ...given].map((one) => certificateOf('rules', one));
    const ofFormulas = formulas
      .filter(([, , , holds]) => holds !== undefined)
      .map(([given_, ...rest]) => certifyFormula(given_, ...rest).out.toString());
    const originals = [...positions, ...ofFormulas].filter((text) => text.length < 30_000);
    const changed = Array.from({ length: count }, (_, i) => tampered(originals[i % originals.length], i + 1));
    const { cpp, python, javascript } = verdicts(changed.map(sealed));
    let refused = 0;
    for (const [i, certificate] of changed.entries()) {
      const shown = `${JSON.stringify(certificate).slice(0, 600)}\n${cpp[i]}\n${python[i]}\n${javascript[i]}`;
      // The command knows more that is wrong with a text, and with how a table is to lie.
      if (cpp[i].startsWith('parameters: ')) {
        refused += 1;
        continue;
      }
      const accepted = [cpp[i], python[i], javascript[i]].map((verdict) => verdict === 'valid');
      expect(new Set(accepted).size, shown).toBe(1);
      if (!accepted[0]) {
        refused += 1;
        continue;
      }
      const { claim, parameters, proved } = certificate;
      if (claim.formula !== undefined) {
        const { status, out } = certifyFormula(parameters, claim.formula, claim.against);
        expect([status, 'positions' in JSON.parse(out.toString()).claim], shown).toEqual([0, 'positions' in claim]);
        continue;
      }
      if (claim.window) {
        if (proved) expectTabulated(certificate, tabulated('rules', { ...parameters, window: claim.window.join(',') }), shown);
        continue;
      }
      const answer = answered({ ...parameters, ...(claim.at && { at: claim.at.join(',') }) });
      expect(answer?.outcome, shown).toBe(claim.outcome);
      if (claim.nimber !== undefined && answer.nimber !== undefined) expect(claim.nimber, shown).toBe(answer.nimber);
    }
    expect(refused).toBeGreaterThan(count * 0.8);
  });

  test('in the rules: another text is another game', () => {
    const original = JSON.parse(certificateOf('rules', { text: gallery['wythoff.game'] }));
    const others = [
      gallery['wythoff.game'].replace('k in 1..', 'k in 2..'),
      gallery['wythoff.game'].replaceAll('-= k', '-= 2 * k'),
      `${gallery['wythoff.game']}\nend: next wins\n`,
      'x: 0..40 = 13\nmove k in 1..x: x -= k\n',
      'this is no text',
      '',
    ];
    const { cpp, python, javascript } = verdicts(others.map((text) => sealed({ ...original, parameters: { text } })));
    for (const [i, text] of others.entries()) {
      expect(
        [cpp[i], python[i], javascript[i]].filter((verdict) => verdict === 'valid'),
        text,
      ).toEqual([]);
    }
  });
});

test('rules that take work without end are given up, and the same in Node', () => {
  const text = 'n: 0..9 = 9; f(a) = sum(sum(sum(a for i in 1..500) for j in 1..500) for k in 1..500); move if f(n) > 0: n -= 1';
  const refused = runOne(native, ['certify', 'rules', '-p', `text=${text}`]);
  expect([refused.status, refused.err]).toEqual([2, expect.stringMatching(/^error: /)]);
  expect(bothInside(['certify', 'rules', '-p', `text=${gallery['wythoff.game']}`]).status).toBe(0);
  expect(both(['certify', 'rules']).out).toContain('"game":"rules"');
  expect(bothRefuse(['certify', 'rules', '-p', 'text=n'])).toMatch(/^error: text: expected a rule text without faults/);
  expect(bothRefuse(['certify', 'rules', '--at', '900,2'])).toMatch(/^error: at: expected a cell of the table/);
});
