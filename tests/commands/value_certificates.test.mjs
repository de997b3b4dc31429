// Certificates of values, of positions and of sums: three checkers accept each, it agrees with what the solver finds, and each refuses what
// is changed in it.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dice } from '../../web/games/random.ts';
import { randomText } from '../web/random_text.ts';
import { at, bothInside, bothRefuse, native, runOne } from './both.mjs';
import { long, sealed, tampered, verdicts, words } from './certificates.mjs';

const certify = (id, given) => runOne(native, ['certify', id, ...words(given), '--claim', 'value']);

function certificateOf(id, given) {
  const { status, out, err } = certify(id, given);
  if (status !== 0) throw new Error(`${id} ${JSON.stringify(given)}: ${err}`);
  return out.toString();
}

/** The value that the solver finds; undefined if there is none. */
function solved(id, { at: cell, ...given }) {
  const { status, out } =
    id === 'rules'
      ? runOne(native, ['value', 'rules', ...words({ ...given, at: cell })])
      : runOne(native, ['answer', 'sum', ...words(given)]);
  return status === 0 ? JSON.parse(out.toString()) : undefined;
}

/** Expects of a certificate that it agrees with the solver. */
function expectTrue({ game, parameters, claim }, shown) {
  const found = solved(game, { ...parameters, ...(claim.at && { at: claim.at.join(',') }) });
  expect(found, shown).toBeDefined();
  if (game === 'rules') {
    const { class: winner, mean, temperature, ascii } = found;
    expect(claim, shown).toMatchObject({ class: winner, mean, temperature });
    // A value has several names.
    const same = (name) => JSON.parse(runOne(native, ['compare', name, ascii]).out.toString()).relation;
    if ((claim.value ?? ascii) !== ascii) expect(same(claim.value), shown).toBe('=');
  } else if (found.class) {
    expect(claim.class, shown).toBe(found.class);
  } else {
    expect(claim.class === 'P' ? 'P' : 'N', shown).toBe(found.outcome);
  }
}

function expectValid(certificates) {
  const { cpp, python, javascript } = verdicts(certificates);
  for (const [i, text] of certificates.entries()) {
    const shown = text.slice(0, 600);
    expect([cpp[i], python[i], javascript[i]], shown).toEqual(['valid', 'valid', 'valid']);
    expectTrue(JSON.parse(text), shown);
  }
}

const facts = JSON.parse(readFileSync(at('tests/fixtures/position-values.json'), 'utf8'));
const published = facts.map(({ text }) => certificateOf('rules', { text }));

test('of published values', () => {
  expectValid(published);
  for (const [i, { ascii, mean, temperature, outcome }] of facts.entries()) {
    const { claim } = JSON.parse(published[i]);
    expect(claim, ascii).toMatchObject({ mean, temperature, class: outcome, ...(ascii.length <= 200 && { value: ascii }) });
    expect('value' in claim, ascii).toBe(ascii.length <= 200);
  }
});

/** Rules in which play ends, since x + 3 y falls. */
function randomRules(seed) {
  const roll = dice(seed);
  const splits = roll.number(0, 2) === 0;
  const move = () => {
    const who = roll.pick(['Left', 'Right', 'Left', 'Right', 'move']);
    const [a, b] = [roll.number(1, 4), roll.number(1, 5)];
    const moves = [
      `k in {${a}, ${b}}: x -= k`,
      `k in 1..x if (k + y) % ${a + 1} == 0: x -= k`,
      `if x % ${b + 1} < ${a}: y -= 1, x += ${roll.number(0, 2)}`,
      `: y -= 1`,
    ];
    const split = `k in {${a}, ${b}}, i in 0..3 if i + k <= x: split (x, y) into (i, 0), (x - i - k, y)`;
    return `${who} ${splits && roll.number(0, 1) === 0 ? split : roll.pick(moves)}`.replace(' :', ':');
  };
  const lines = Array.from({ length: roll.number(2, 5) }, move);
  const starts = roll.number(0, 3) === 0 ? 'start n in {2, 3, 5}: x = n\n' : '';
  return `x: 0..12 = ${roll.number(2, 9)}\ny: 0..3 = ${roll.number(0, 2)}\n${lines.join('\n')}\n${starts}`;
}

const rules = Array.from({ length: long ? 1000 : 60 }, (_, seed) => randomRules(seed + 1));

test('of random rules', () => {
  const written = rules.map((text) => certify('rules', { text })).filter(({ status }) => status === 0);
  expect(written.length).toBeGreaterThan(rules.length * 0.8);
  const certificates = written.map(({ out }) => out.toString());
  expect(certificates.filter((text) => JSON.parse(text).sums.length > 0).length).toBeGreaterThan(rules.length / 20);
  expectValid(certificates);
});

test('of random texts of all kinds: those that have values', () => {
  const texts = Array.from({ length: long ? 800 : 60 }, (_, seed) => randomText(seed + 1));
  const written = texts.map((text) => certify('rules', { text })).filter(({ status }) => status === 0);
  expect(written.length).toBeGreaterThan(texts.length / 10);
  expectValid(written.map(({ out }) => out.toString()));
});

const domino =
  'b[2,3]: 0..1 = 0\nLeft (i,j) of b if not b[i,j] and not b[i+1,j]: b[i,j] = 1, b[i+1,j] = 1\n' +
  'Right (i,j) of b if not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1\n';
const takes = 'n: 0..30 = 9\nLeft k in {1, 3}: n -= k\nRight: n -= 2\n';
const several = `heaps = {3, 5, 7}\n${takes}start h in heaps: n = h\n`;

test('with parameters, cells and several components', () => {
  expectValid(
    [
      { text: takes, n: '12', first: 'right' },
      { text: takes, at: '7,0' },
      { text: several, heaps: '2,9' },
      { text: several, heaps: '{}' },
      { text: several, at: '4,0' },
      { text: domino, across: 'b[0,1]', up: 'b[1,2]', at: '1,0' },
      { text: domino, b: '0,1,0,0,1,0' },
      { text: 'x: -3..9 = 4\ny: -2..5 = 0\nLeft: x -= 2\nRight: x -= 3, y -= 1\n' },
      { text: 'n: 0..20 = 9\nmove k in 1..3: n -= k\n' },
    ].map((given) => certificateOf('rules', given)),
  );
});

/** Parts as the sum takes them. */
const partsOf = (...parts) => parts.map((part) => part.replace(/[%|]|;(?!\w+=)/g, encodeURIComponent)).join('|');
const sums = [
  partsOf(`rules;text=${domino}`, `rules;text=${takes};n=7`),
  partsOf(`rules;text=${domino}`, `rules;text=${domino};b=0,1,0,0,0,0`, 'nim;heaps=1,3', 'kayles;rows=4'),
  partsOf('bobs-game;board=random:5:3:30', 'knights;n=4;knights=3.3', 'bachet;take=1,3,4;n=8'),
  partsOf('the-game;counts=1,2', 'stone-game;piles=3,4', `rules;text=${several}`),
  partsOf(...rules.slice(0, 2).map((text) => `rules;text=${text}`)),
];

test('of sums', () => expectValid(sums.map((parts) => certificateOf('sum', { parts }))));

const refusals = [
  [['nim', '--claim', 'value'], /^error: certificate: expected rules or sum/],
  [['rules', '--claim', 'mean'], /^error: claim: expected outcome or value, got "mean"/],
  [['rules', '--claim', 'value', '--window', '0,0,1,1'], /^error: certify: expected --claim of one position, got --window/],
  [['sum', '--claim', 'outcome'], /^error: game: expected a game other than a sum/],
  [['sum', '-p', 'parts=graph;edges=0>1,1>0'], /^error: certificate: expected play that ends, got play that may come back/],
  [['sum', '-p', 'parts=nim;heaps=1,2;misere=1'], /^error: parts: expected parts in normal play.* \(part 1: nim/],
  [['sum', '-p', 'parts=nim;heaps=1', '--at', '0,0'], /^error: certificate: expected the start of a sum/],
  [
    ['rules', '-p', 'text=n: 0..9 = 9\nLeft: n -= 1\nRight: n -= 2\nend: next wins', '--claim', 'value'],
    /^error: text: expected normal play/,
  ],
  [['rules', '-p', 'text=n: 0..9 = 9\nLeft: n += 1\nRight: n -= 1', '--claim', 'value'], /^error: certificate: expected play that ends/],
  [['rules', '-p', `text=${domino}`, '--claim', 'value', '--at', '1000000,0'], /^error: at: expected/],
  [
    ['rules', '-p', 'text=x: 0..40000 = 40000\nLeft: x -= 1\nRight: x -= 2', '--claim', 'value'],
    /^error: certificate: expected at most 20000 positions, got more of them/,
  ],
];

test.each(refusals)('%s is refused', (given, reason) => expect(bothRefuse(['certify', ...given])).toMatch(reason));

test('both commands write the same', () => {
  expect(bothInside(['certify', 'rules', '-p', `text=${domino}`, '--claim', 'value']).status).toBe(0);
  expect(bothInside(['certify', 'sum', '-p', `parts=${sums[0]}`]).status).toBe(0);
});

describe('changed', () => {
  // {2 | -1/2} and a text whose moves split: all kinds of statements.
  const value = JSON.parse(certificateOf('rules', { text: domino }));
  const text = 'n: 0..9 = 8\nLeft k in {1, 2, 4}, a in 0..9 if a + k <= n: split n into a, n - k - a\nRight k in {1, 3}: n -= k\n';
  const split = JSON.parse(certificateOf('rules', { text }));
  const fateOf = (certificate, fate) => {
    for (const [entry, [, , ...sides]] of certificate.positions.entries())
      for (const options of sides) for (const option of options) if (option[1] === fate) return { entry, option };
    throw new Error(`no option is ${fate}`);
  };
  const last = (list) => list[list.length - 1];

  /** Part changed, certificate, change, and the checkers' answer. */
  const changes = [
    ['the name', value, (c) => Object.assign(c.claim, { value: '{2|-1/4}' }), /^claim: the value has another name/],
    ['the name of an up', value, (c) => Object.assign(c.claim, { value: '^3*' }), /^claim: the value has another name/],
    ['a name that is none', value, (c) => Object.assign(c.claim, { value: '{2|' }), /^claim: value is not the name/],
    ['a name that is too large', value, (c) => Object.assign(c.claim, { value: '99999' }), /^claim: value is not the name/],
    ['the class', value, (c) => Object.assign(c.claim, { class: 'L' }), /^claim: the class is N/],
    ['the mean', value, (c) => Object.assign(c.claim, { mean: '1' }), /^claim: the mean is 3\/4/],
    ['the temperature', value, (c) => Object.assign(c.claim, { temperature: '1' }), /^claim: the temperature is 5\/4/],
    ['the position', value, (c) => Object.assign(c.claim, { position: [[0, 0, 0, 0, 0, 1]] }), /^claim: the parameters describe other/],
    ['the parameters', value, (c) => Object.assign(c.parameters, { b: '0,0,0,0,0,1' }), /^claim: the parameters describe other/],
    ['another claim', value, (c) => Object.assign(c.claim, { outcome: 'N' }), /^claim: no such field/],
    ['no claim', value, (c) => delete c.claim.class, /^claim: the class is N/],
    ['the form of a position', value, (c) => last(c.positions).splice(1, 1, 0), /^positions, entry \d+, position 0, .*value is not form 0/],
    ['a form', value, (c) => c.forms[1].reverse(), /^forms, entry \d+: |^positions, entry \d+/],
    ['a form that is dominated', value, (c) => c.forms.push([[0, 1], []]), /^forms, entry \d+: .*(dominated|reversible)/],
    [
      'a form that is reversible',
      value,
      (c) => c.forms.push([[c.forms.findIndex(([l, r]) => l.length === 0 && r.length > 0)], []]),
      /^forms, entry \d+: .*reversible/,
    ],
    ['a form twice', value, (c) => c.forms.push(c.forms[1]), /^forms, entry \d+: it is listed before/],
    ['one form more', value, (c) => c.forms.push([c.forms.slice(0, 0), [0]].map((list) => list)), /^forms, entry \d+: /],
    ['a later form', value, (c) => c.forms[0][0].push(1), /^forms, entry 1: /],
    ['a move fewer', value, (c) => last(c.positions)[2].pop(), /^positions, entry \d+, .*moves.* are others/],
    ['a move more', value, (c) => last(c.positions)[2].push([[0, 0], 'kept']), /^positions, entry \d+, .*moves.* are others/],
    ['a position fewer', value, (c) => c.positions.splice(-1, 1), /^positions, not listed/],
    ['a position more', value, (c) => c.positions.push([[1, 1, 1, 1, 0, 1], 0, [], []]), /^positions, entry \d+.*nothing leads to it/],
    ['a position twice', value, (c) => c.positions.push(last(c.positions)), /^positions, entry \d+, .*it is listed before/],
    [
      'kept for dominated',
      value,
      (c) => fateOf(c, 'dominated').option.splice(1, 2, 'kept'),
      /^positions, entry \d+, .* not kept in this way/,
    ],
    [
      'dominated by itself',
      value,
      (c) => fateOf(c, 'kept').option.splice(1, 1, 'dominated', 0),
      /^positions, entry \d+, .* not dominated in this/,
    ],
    [
      'dominated by no form',
      value,
      (c) => fateOf(c, 'dominated').option.splice(2, 1, 99),
      /^positions, entry \d+, .* not dominated in this/,
    ],
    ['another reply', split, (c) => fateOf(c, 'reversible').option.splice(3, 1, 99), /^positions, entry \d+, .* not reversible in this/],
    [
      'reversible in another part',
      split,
      (c) => fateOf(c, 'reversible').option.splice(2, 1, 9),
      /^positions, entry \d+, .* not reversible in/,
    ],
    ['another fate', value, (c) => fateOf(c, 'kept').option.splice(1, 1, 'best'), /^positions, entry \d+: not of the form/],
    ['a sum', split, (c) => last(c.sums).splice(2, 1, 0), /^sums, entry \d+: the sum is not form 0/],
    ['a sum fewer', split, (c) => c.sums.pop(), /^positions, entry \d+, .*not listed|^sums/],
    ['a sum twice', split, (c) => c.sums.push(last(c.sums)), /^sums, entry \d+: it is listed before/],
    ['a sum more', split, (c) => c.sums.push([1, 1, last(c.sums)[2]].sort((a, b) => a - b)), /^sums, entry \d+: /],
    ['sums in another order', split, (c) => c.sums.reverse(), /^sums, entry \d+: .*not listed/],
    ['sums in another form', split, (c) => last(c.sums).pop(), /^sums, entry \d+: expected two forms/],
    ['no list', value, (c) => Object.assign(c, { forms: {} }), /^forms: expected a list/],
    ['no sums', value, (c) => delete c.sums, /^sums: missing/],
    ['another list', value, (c) => Object.assign(c, { values: [] }), /^values: no such field/],
    ['no proof', value, (c) => Object.assign(c, { proved: false }), /^proved: expected true/],
    [
      'another game',
      value,
      (c) => Object.assign(c, { game: 'nim', parameters: { heaps: '1,2', max: '9', misere: '0' } }),
      /^(game|parameters): /,
    ],
  ];

  const changed = changes.map(([, certificate, change]) => {
    const copy = structuredClone(certificate);
    change(copy);
    return sealed(copy);
  });
  const found = verdicts(changed);

  test.each(changes.map(([name, , , reason], i) => [name, reason, i]))('in %s, it is refused', (_, reason, i) => {
    for (const checker of ['cpp', 'python', 'javascript'])
      expect(found[checker][i], `${checker}\n${changed[i].slice(0, 3000)}`).toMatch(reason);
  });

  test('in one value, three checkers agree, and what they accept is true', () => {
    const originals = [
      ...published,
      ...rules.map((one) => certify('rules', { text: one })).flatMap(({ status, out }) => (status === 0 ? [out.toString()] : [])),
      ...sums.map((parts) => certificateOf('sum', { parts })),
    ];
    const small = originals.filter((one) => one.length < 20_000);
    const copies = Array.from({ length: long ? 5000 : 300 }, (_, i) => tampered(small[i % small.length], i + 1));
    const { cpp, python, javascript } = verdicts(copies.map(sealed));
    let refused = 0;
    for (const [i, certificate] of copies.entries()) {
      const accepted = [cpp[i], python[i], javascript[i]].map((verdict) => verdict === 'valid');
      const shown = `${JSON.stringify(certificate).slice(0, 1500)}\n${cpp[i]}\n${python[i]}\n${javascript[i]}`;
      if (!accepted[0]) refused += 1;
      // The command knows more that is wrong with a text, and reads more of its table's parameters.
      if (cpp[i].startsWith('parameters: ')) continue;
      expect(new Set(accepted).size, shown).toBe(1);
      if (accepted[0]) expectTrue(certificate, shown);
    }
    expect(refused).toBeGreaterThan(copies.length * 0.8);
  });
});
