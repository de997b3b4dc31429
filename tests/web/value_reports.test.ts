// Values as they are drawn and written: thermographs against cases worked out by hand, sentences, TeX, addresses.
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { loadCommand } from '../../bin/module.mjs';
import type { ValueReport } from '../../web/engine/value_reports.js';
import { value as english } from '../../web/i18n/en/value.js';
import { value as spanish } from '../../web/i18n/es/value.js';
import { writeValues } from '../../web/i18n/notation.js';
import { expressionsIn, hashOf } from '../../web/value/address.js';
import { around } from '../../web/value/line.js';
import { between, compare } from '../../web/views/value/dyadic.js';
import { approximate, drawingOf } from '../../web/views/value/geometry.js';
import { valueInWords } from '../../web/views/value/in_words.js';
import { tex } from '../../web/views/value/notation.js';
import { sentences } from '../../web/views/value/sentences.js';
import { taxesOf } from '../../web/views/value/taxes.js';
import { inWords } from '../../web/views/value/thermograph.js';
import { plainValue, valueLine, valueText } from '../../web/views/value/value_line.js';
import { markup } from './markup.js';

const { command } = await loadCommand();
const reportOf = (expression: string): ValueReport => JSON.parse(Buffer.from(command(['value', expression]).out).toString()) as ValueReport;
const fixture = readFileSync(new URL('../fixtures/values.tsv', import.meta.url), 'utf8');
const values = fixture.split('\n').flatMap((line) => (line ? [line.split('\t')[0] as string] : []));

describe('thermographs', () => {
  const rounded = (points: readonly (readonly number[])[]) => points.map((point) => point.map((one) => Math.round(one * 100) / 100));

  test('a switch: walls that lean to each other, and the mast above', () => {
    // Numbers 0 to 2 with 0.12 on either side over 302 units from 42 on, greater ones left; taxes 0 to 1.3 over 210 units from 220 up.
    const drawing = drawingOf(reportOf('{2|0} + *'));
    const [two, one, zero] = [42 + (302 * 0.12) / 2.24, 42 + (302 * 1.12) / 2.24, 42 + (302 * 2.12) / 2.24];
    const meeting = 10 + 210 * (1 - 1 / 1.3);
    expect(rounded(drawing.left)).toEqual(
      rounded([
        [two, 220],
        [one, meeting],
      ]),
    );
    expect(rounded(drawing.right)).toEqual(
      rounded([
        [zero, 220],
        [one, meeting],
      ]),
    );
    expect(rounded(drawing.mast)).toEqual(
      rounded([
        [one, meeting],
        [one, 10],
      ]),
    );
    expect(drawing.numbers.map(({ label }) => label)).toEqual(['1', '2', '0']);
    expect(drawing.taxes.map(({ label }) => label)).toEqual(['0', '1']);
  });

  test('a wall that is upright goes on to where the other meets it', () => {
    // Left's threat: the wall of {10|1} less the tax stands at 1 as long as the tax is at most 9/2.
    const { left, right } = drawingOf(reportOf('{10|1||0}'));
    expect(left).toHaveLength(2);
    expect(left[0]?.[0]).toBe(left[1]?.[0]);
    expect(rounded([left[1] ?? []])).toEqual(rounded([right[1] ?? []]));
  });

  test('walls of options, moved by the tax, pass through the walls that are built of them', () => {
    // {4|2 || 1|-1}: Left's wall is the right wall of {4|2} less t: 2 up to t = 1, then 3 - t; Right's mirrors it.
    const graph = reportOf('{4|2||1|-1}');
    const wall = (of: string, side: 'left' | 'right') => reportOf(of).walls[side];
    const drawing = drawingOf(graph, { left: [wall('{4|2}', 'right')], right: [wall('{1|-1}', 'left')] });
    for (const side of ['left', 'right'] as const) {
      const [line = []] = drawing.scaffolds[side];
      expect(rounded(line.slice(0, -1))).toEqual(rounded(drawing[side].slice(0, line.length - 1)));
      expect(line.at(-1)?.[1]).toBe(10);
    }
    // The walls meet where the thin lines cross, and these go on.
    const [left, right] = [drawing.scaffolds.left[0]?.at(-1)?.[0] ?? 0, drawing.scaffolds.right[0]?.at(-1)?.[0] ?? 0];
    expect(left).toBeGreaterThan(right);
  });

  test('a wall that bends: upright, then leaning', () => {
    const { left } = drawingOf(reportOf('{2|1||0}'));
    expect(left).toHaveLength(3);
    expect(left[0]?.[0]).toBe(left[1]?.[0]);
    expect((left[2]?.[0] ?? 0) - (left[1]?.[0] ?? 0)).toBeGreaterThan(10);
  });

  test.each(['3/4', '-4611686018427387904', '*', '⧾2'])('%s: a mast alone, in the middle', (expression) => {
    const { left, mast } = drawingOf(reportOf(expression));
    expect(rounded(left)).toEqual([[193, 220]]);
    expect(rounded(mast)).toEqual([
      [193, 220],
      [193, 10],
    ]);
  });

  const long = '{3/4611686018427387904|1/4611686018427387904}';
  test.each([...values, long, '±1000000000000000000', '±1+±2+±4+±8+±16+±32'])(
    '%s lies in its frame, and its labels apart',
    (expression) => {
      const report = reportOf(expression);
      const { width, height, left, right, mast, numbers, taxes } = drawingOf(report);
      for (const [x, y] of [...left, ...right, ...mast]) {
        expect(x >= 0 && x <= width && y >= 0 && y <= height, `${x},${y}`).toBe(true);
      }
      // Left's wall is never right of Right's.
      expect(left[0]?.[0]).toBeLessThanOrEqual(right[0]?.[0] ?? 0);
      const places = [numbers.map(({ x }) => x), taxes.map(({ y }) => y)];
      for (const all of places) {
        const sorted = all.toSorted((one, other) => one - other);
        for (const [i, place] of sorted.slice(1).entries()) expect(place - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(18);
      }
      expect(taxes.length).toBeGreaterThan(0);
    },
  );

  test('in words', () => {
    expect(inWords(reportOf('{2|-1/2}'), english)).toBe(
      'Left’s wall: 2 at t = 0, 3/4 at t = 5/4. Right’s wall: −1/2 at t = 0, 3/4 at t = 5/4. From t = 5/4 on both are the mast, at 3/4.',
    );
    expect(inWords(reportOf('1/2'), spanish)).toBe(
      'Pared de Izquierda: 1/2 en t = 0. Pared de Derecha: 1/2 en t = 0. Desde t = 0 las dos son el mástil, en 1/2.',
    );
  });

  test('numbers are read as they are', () => {
    expect(['-3/4', '0', '5', '1/4611686018427387904'].map(approximate)).toEqual([-0.75, 0, 5, 2 ** -62]);
  });
});

describe('values in words', () => {
  const said = (value: string) => valueInWords(value, english);

  test.each([
    ['3/4⇑*', 'three quarters plus double up star'],
    ['-1/2', 'minus one half'],
    ['17/8', '17 eighths'],
    ['5/64', '5 over 64'],
    ['*', 'star'],
    ['*2', 'star two'],
    ['3·↓*4', 'three times down star four'],
    ['-1↑', 'minus one plus up'],
    ['±1', 'plus or minus one'],
    ['⧾2', 'tiny two'],
    ['{2|-1/2}', 'Left moves to two, Right to minus one half'],
    ['{4|1||-3}', 'Left moves to (Left moves to four, Right to one), Right to minus three'],
    ['{5||3*,±1|-4}', 'Left moves to five, Right to (Left moves to three plus star or plus or minus one, Right to minus four)'],
    ['{0,*|2}', 'Left moves to zero or star, Right to two'],
    ['{0|{1|0},*}', 'Left moves to zero, Right to (Left moves to one, Right to zero) or star'],
  ])('%s: %s', (value, words) => expect(said(value)).toBe(words));

  test('others stay symbols', () => {
    for (const value of ['↑²', '±{0,{2|1}}', '{1|||0||-1|-2}', '↑[3]*']) expect(said(value), value).toBeUndefined();
  });

  test('every simple value of the list has words, in both languages', () => {
    for (const value of values.map((one) => reportOf(one).value ?? '').filter((one) => /^[-\d/↑⇑↓⇓*·]+$/.test(one))) {
      for (const t of [english, spanish]) expect(valueInWords(value, t), value).toMatch(/^[\p{L}\d ]+$/u);
    }
    expect(valueInWords('{3/4⇑*|-1}', spanish)).toBe('Izquierda juega a tres cuartos más doble up estrella, Derecha a menos uno');
  });
});

describe('the manners of values', () => {
  const text = (part: unknown) => markup(part).replaceAll(/<[^>]*>/g, '');
  const line = (value: string | null) => text(valueLine({ value, birthday: 5 }, english));
  afterEach(() => writeValues('both'));

  test.each([
    ['words', 'three quarters plus double up star', '↑²', '−3', 'minus three'],
    ['both', '3/4⇑* three quarters plus double up star', '↑²', '−3', '−3'],
    ['symbols', '3/4⇑*', '↑²', '−3', '−3'],
  ] as const)('%s', (manner, both, symbols, number, worded) => {
    writeValues(manner);
    expect(line('3/4⇑*')).toBe(both);
    // Without words of its own, a value stays a symbol.
    expect(line('↑²')).toBe(symbols);
    expect(line('-3')).toBe(manner === 'words' ? worded : number);
    expect([text(valueText('-3', english)), plainValue('-3', english)]).toEqual([worded, worded]);
    expect(line(null)).toBe('Too long to be written: birthday 5');
    expect(line(`{${'1,'.repeat(40)}1|0}`)).toContain('A long value: birthday 5, 85 characters');
  });
});

describe('taxes', () => {
  test('are the corners, points between them, and one above', () => {
    expect(taxesOf(reportOf('{2|0}'))).toEqual(['0', '1/4', '1/2', '3/4', '1', '5/4']);
    expect(taxesOf(reportOf('{4|2||1|-1}'))).toContain('1');
    expect(taxesOf(reportOf('3/4'))).toEqual([]);
    expect(taxesOf(reportOf('^'))).toEqual([]);
    for (const one of values) {
      const taxes = taxesOf(reportOf(one));
      expect(taxes.slice(1).every((tax, i) => compare(taxes[i] ?? '', tax) < 0)).toBe(true);
    }
  });

  test('are exact', () => {
    expect(between('-1/2', '9007199254740993', 1, 2)).toBe('18014398509481985/4');
    expect(between('1/4611686018427387904', '1/2305843009213693952', 1, 4)).toBe('5/18446744073709551616');
    expect([compare('9007199254740993', '9007199254740992'), compare('-1/2', '-1/4'), compare('2/4', '1/2')]).toEqual([1, -1, 0]);
  });
});

describe('sentences', () => {
  const infinitesimal = 'Infinitesimal: smaller than every positive number and greater than every negative one.';
  test.each([
    ['0', 'Whoever moves first loses. Zero: it changes no sum.'],
    ['3/4', 'Left wins, whoever moves first. A number: Left is 3/4 of a move ahead, and nobody wants to move.'],
    ['-1', 'Right wins, whoever moves first. A number: Right is 1 move ahead, and nobody wants to move.'],
    ['5/2', 'Left wins, whoever moves first. A number: Left is 5/2 moves ahead, and nobody wants to move.'],
    ['*', `Whoever moves first wins. ${infinitesimal} Atomic weight 0.`],
    ['⇑*', `Left wins, whoever moves first. ${infinitesimal} Atomic weight 2: two or more, so Left wins.`],
    ['⇓*', `Right wins, whoever moves first. ${infinitesimal} Atomic weight −2: two or more, so Right wins.`],
    ['⧾2', `Left wins, whoever moves first. ${infinitesimal}`],
    ['2*', 'Left wins, whoever moves first. Left is 2 moves ahead, but for an infinitesimal.'],
    [
      '{2|-1/2}',
      'Whoever moves first wins. Hot: a move is worth 5/4: from the mean 3/4 to 2 if Left makes it, to −1/2 if Right does. On average Left is 3/4 of a move ahead.',
    ],
    [
      '{4|1||-3}',
      'Whoever moves first wins. Hot: a move is worth 11/4: from the mean −1/4 to 5/2 if Left makes it, to −3 if Right does. On average Right is 1/4 of a move ahead.',
    ],
    // Left's move is a threat of 10: neither its mean nor 2 is where it leads.
    ['{10|1||0}', 'Whoever moves first wins. Hot: a move is worth 1, if threats count as answered. On average Left is 1 move ahead.'],
    [
      '±1',
      'Whoever moves first wins. Hot: a move is worth 1: from the mean 0 to 1 if Left makes it, to −1 if Right does. On average nobody is ahead.',
    ],
  ])('%s', (expression, text) => {
    expect(sentences(reportOf(expression), english).join(' ')).toBe(text);
  });

  test('in words only', () => {
    writeValues('words');
    expect(sentences(reportOf('{2|-1/2}'), english).slice(1)).toEqual([
      'Hot: a move is worth five quarters: from the mean three quarters to two if Left makes it, to minus one half if Right does.',
      'On average Left is three quarters of a move ahead.',
    ]);
    expect(sentences(reportOf('-5/2'), spanish).at(-1)).toBe(
      'Un número: Derecha lleva cinco medios de jugada de ventaja, y nadie quiere jugar.',
    );
    expect(sentences(reportOf('1'), spanish).at(-1)).toBe('Un número: Izquierda lleva una jugada de ventaja, y nadie quiere jugar.');
    writeValues('both');
  });

  test.each([
    [['5'], ['1']],
    [['9', '{12|8}'], ['-2']],
    [['{20|10}'], ['1', '{3|0}']],
    [['3*', '2'], ['{-1|-2}']],
  ])('a hot game whose options %s and %s are cooler: the best means among them', (left, right) => {
    const meansOf = (options: readonly string[]) => options.map((one) => reportOf(one).mean).toSorted(compare);
    const text = sentences(reportOf(`{${left}|${right}}`), english)[1]?.replaceAll('−', '-');
    const [, to, back] = text?.match(/to (\S+) if Left makes it, to (\S+) if Right does/) ?? [];
    expect([to, back]).toEqual([meansOf(left).at(-1), meansOf(right)[0]]);
  });

  test('agree with who wins where the atomic weight decides', () => {
    const deciding = ['2', '-2', '3', '-3'].map((n) => reportOf(`${n.startsWith('-') ? '-' : ''}(${n.replace('-', '')}.^ + *5 + {^|v3})`));
    for (const report of [...deciding, ...values.map(reportOf)]) {
      const decided = sentences(report, english)
        .join(' ')
        .match(/so (Left|Right) wins/)?.[1];
      if (decided) expect(report.class).toBe(decided[0]);
    }
  });
});

test.each([
  ['{2|-1/2}', String.raw`\{2 \mathbin{|} {-}\tfrac{1}{2}\}`],
  ['{4|1||-3}', String.raw`\{4 \mathbin{|} 1 \mathbin{||} {-}3\}`],
  ['3·↑*2', String.raw`3{\cdot}{\uparrow}{*}2`],
  ['±{0,{1|0}}', String.raw`{\pm}\{0, \{1 \mathbin{|} 0\}\}`],
  ['1⧾1/2', String.raw`1{+}_{\tfrac{1}{2}}`],
  ['⧿2', '{-}_{2}'],
  ['↑¹²', String.raw`{\uparrow}^{12}`],
  ['↓[3]*', String.raw`{\downarrow}^{[3]}{*}`],
  ['-13/8⇓', String.raw`{-}\tfrac{13}{8}{\Downarrow}`],
])('%s in TeX', (value, expected) => {
  expect(tex(value)).toBe(expected);
});

test('an address carries any expressions', () => {
  for (const one of ['{2|0} + *', '50%', '%zz', 'a&with=b', '↑#', '']) {
    for (const two of ['', '1 - 1', '{|}']) expect(expressionsIn(hashOf({ one, two }))).toEqual({ one, two });
  }
  expect(expressionsIn('#value=50%')).toEqual({ one: '50%', two: '' });
  // Cut off inside an escape: all that came before is there, and the fault is at its place.
  expect(expressionsIn('#value=%7B2%7C0%7').one).toBe('{2|0%7');
  expect(expressionsIn('#value=%7B2%7C%E2%86').one).toBe('{2|%E2%86');
  expect(expressionsIn('')).toEqual({ one: '', two: '' });
});

test('the wrong word or character is counted as the core does', () => {
  expect(around('{2|x}', 4)).toEqual(['{2|', 'x', '}']);
  expect(around('𝟙𝟙x', 3)).toEqual(['𝟙𝟙', 'x', '']);
  expect(around('{2', 3)).toEqual(['{2', ' ', '']);
  expect(around('{star2x|0}', 2)).toEqual(['{', 'star2', 'x|0}']);
  expect(around('1/30 + 1', 3)).toEqual(['1/', '30', ' + 1']);
  expect(around('2 - 1.30*', 5)).toEqual(['2 - ', '1.30', '*']);
  expect(around('1 año', 3)).toEqual(['1 ', 'año', '']);
});
