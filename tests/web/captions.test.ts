// Captions of the table of each game, for parameters of all kinds: each statement is checked against the core.
import { afterAll, describe, expect, test } from 'vitest';
import type { OutcomeLetter } from '../../web/engine/api.js';
import { patternOf } from '../../web/games/page.js';
import { loadTexts, textsOf } from '../../web/games/texts.js';
import { openEngine } from './engine.js';

const engine = await openEngine();
afterAll(() => engine.close());

async function captionOf(id: string, parameters: Record<string, string>): Promise<string> {
  await loadTexts(id, 'en');
  const texts = textsOf(id, 'en');
  if (!texts) throw new Error(id);
  return patternOf(texts, parameters);
}

async function outcomes(id: string, parameters: Record<string, string>, side: number): Promise<OutcomeLetter[][]> {
  const solution = await engine.open(id, parameters);
  const { x, y } = solution.shape;
  const { rows } = await solution.table('outcome', {
    column: x.first,
    row: y.first,
    width: Math.min(side, x.count),
    height: Math.min(side, y.count),
  });
  solution.close();
  return rows as OutcomeLetter[][];
}

const xor = (heaps: readonly number[]) => heaps.reduce((sum, heap) => sum ^ heap, 0);

describe('nim', () => {
  test.each([[[3, 5, 7]], [[0, 0, 300]], [[1, 1]], [[2, 2, 1, 1]], [[5]], [[]]])('of heaps %j, both ways to end it', async (heaps) => {
    for (const misere of ['0', '1']) {
      const parameters = { heaps: heaps.join(','), misere, max: '40' };
      const caption = await captionOf('nim', parameters);
      const rows = await outcomes('nim', parameters, 41);
      const rest = heaps.slice(2);
      for (const [y, row] of rows.entries()) {
        for (const [x, outcome] of row.entries()) {
          const all = [x, y, ...rest];
          const small = all.every((heap) => heap <= 1);
          const lost = misere === '1' && small ? all.reduce((sum, heap) => sum + heap, 0) % 2 === 1 : xor(all) === 0;
          expect(outcome, `${all}`).toBe(lost ? 'P' : 'N');
        }
        if (misere === '0') expect(row.filter((outcome) => outcome === 'P').length).toBeLessThanOrEqual(1);
      }
      expect(caption).toContain(
        misere === '1' ? 'while none does, exactly when the number of stones is odd' : 'no row and no column has more than one lost cell',
      );
    }
  });
});

describe('dominoes', () => {
  test.each(['0000000000', '0010000100', '1111', '0'])('on the strip %s: grey up to t, one colour beyond', async (strip) => {
    const rows = await outcomes('dominoes', { strip }, 64);
    for (const row of rows) {
      const beyond = row.filter((outcome) => outcome !== 'D');
      expect(new Set(beyond).size).toBe(1);
      // All draws come before.
      expect(row.lastIndexOf('D')).toBe(row.length - beyond.length - 1);
    }
    expect(await captionOf('dominoes', { strip })).toContain('grey up to its t and one colour beyond');
  });

  test('of the other table: no draws', async () => {
    const rows = await outcomes('dominoes', { strip: '000', table: 'B' }, 64);
    expect(rows.flat()).not.toContain('D');
    expect(await captionOf('dominoes', { table: 'B' })).toContain('there are no draws');
  });
});

test('the exponential game: which moves matter', async () => {
  const nimbersOf = (moves: readonly number[], count: number) => {
    const nimbers = new Uint8Array(count);
    for (let heap = 0; heap < count; ++heap) {
      const seen = new Set(moves.filter((move) => move <= heap).map((move) => nimbers[heap - move]));
      let mex = 0;
      while (seen.has(mex)) ++mex;
      nimbers[heap] = mex;
    }
    return nimbers;
  };
  const all = [1, 4, 27, 256, 3125, 46656];
  const count = 47_000;
  const nimbers = nimbersOf(all, count);
  const solution = await engine.open('exponential-game', { heaps: '46899', size: '46999', width: '1000' });
  await solution.solve();
  const { rows } = await solution.table('nimber');
  expect(rows.flat().filter((value) => value !== null)).toEqual([...nimbers]);
  solution.close();
  const firstOther = (excluded: number) => {
    const without = nimbersOf(
      all.filter((move) => move !== excluded),
      count,
    );
    return nimbers.findIndex((value, heap) => value !== without[heap]);
  };
  expect([27, 256, 3125].map(firstOther)).toEqual([27, 46898, 3125]);
  expect(nimbers.indexOf(3)).toBe(46658);
  expect([...nimbersOf([1, 4], 1000)].every((value, heap) => value === [0, 1, 0, 1, 2][heap % 5])).toBe(true);
  const caption = await captionOf('exponential-game', {});
  for (const claim of ['0 1 0 1 2', '27 and 3125', 'before heap 46898', 'Heap 46658']) expect(caption).toContain(claim);
});

test.each([
  ['01101', '1010', 30],
  ['1', '0', 30],
  ['random:40:3', 'random:40:9', 40],
])('tabgame with borders %s and %s: from row 2 and column 2 on each diagonal holds one outcome', async (top, left, side) => {
  const rows = await outcomes('tabgame', { top, left }, side);
  for (const [j, row] of rows.entries()) {
    for (const [i, outcome] of row.entries()) {
      // Row and column of the cell before it, from 0: the second ones at least.
      if (i >= 2 && j >= 2) expect(outcome).toBe(rows[j - 1]?.[i - 1]);
    }
  }
});

test('knights: no move exactly on the four squares of the corner, and each move lowers row plus column by 1 or 3', async () => {
  for (const n of [3, 4, 5, 8]) {
    const solution = await engine.open('knights', { n });
    for (let row = 0; row < n; ++row) {
      for (let column = 0; column < n; ++column) {
        const { options } = await solution.explain([column, row]);
        expect(options.length === 0, `${n}: ${row}, ${column}`).toBe(row < 2 && column < 2);
        for (const { cell } of options) expect([1, 3]).toContain(row + column - ((cell?.[0] ?? 0) + (cell?.[1] ?? 0)));
      }
    }
    solution.close();
  }
});

test('take-away: where both heaps are in the period, the table repeats', async () => {
  for (const take of ['1,3,4', '2,4,7', '2,5', '3']) {
    const bachet = await engine.open('bachet', { take, n: 400 });
    await bachet.solve();
    const { preperiod = 0, period = 1 } = bachet.shape.sequence ?? {};
    const rows = await outcomes('take-away', { take, heaps: '0,0,5', max: '120' }, 121);
    for (let y = preperiod; y + period < rows.length; ++y) {
      for (let x = preperiod; x + period < rows.length; ++x) {
        expect(rows[y + period]?.[x]).toBe(rows[y]?.[x]);
        expect(rows[y]?.[x + period]).toBe(rows[y]?.[x]);
      }
    }
    bachet.close();
  }
});

test('stone game: a pile lasts exactly size over i moves', async () => {
  const solution = await engine.open('stone-game', { max: 60, rows: 12 });
  const { rows } = await solution.table('remoteness');
  for (const [j, row] of rows.entries()) for (const [size, length] of row.entries()) expect(length).toBe(Math.floor(size / (j + 1)));
  solution.close();
});

test('letter picking: Bob never wins, and draws are doubled letters once equal outer letters are stripped', async () => {
  for (const s of ['aabb', 'abcabcba', 'abccbaddee', 'zzzzzz']) {
    const rows = await outcomes('letter-picking', { s }, s.length);
    for (let l = 0; l < s.length; ++l) {
      for (let r = l + 1; r < s.length; r += 2) {
        let [i, j] = [l, r];
        while (i < j && s[i] === s[j]) [i, j] = [i + 1, j - 1];
        let doubled = true;
        for (let k = i; k < j; k += 2) doubled &&= s[k] === s[k + 1];
        expect(rows[l]?.[r], `${s} ${l} ${r}`).toBe(doubled ? 'D' : 'N');
      }
    }
  }
});

test('the chocolate bar: the diagonals of a square one are lost', async () => {
  for (const side of [2, 5, 43]) {
    const rows = await outcomes('exclusively-edible', { m: String(side), n: String(side) }, side);
    for (let i = 0; i < side; ++i) expect([rows[i]?.[i], rows[i]?.[side - 1 - i]]).toEqual(['P', 'P']);
  }
});

test('what names the last stone is said only where it wins', async () => {
  const solution = await engine.open('bachet', { take: '2,3', n: 1 });
  // A stone is left, and nobody can move.
  expect((await solution.explain()).outcome).toBe('P');
  solution.close();
  await loadTexts('bachet', 'en');
  expect(textsOf('bachet', 'en')?.kind).toBe('Impartial, normal play: who cannot move loses');
});

test.each([5, 20, 61])('ungame on %i cells: each row comes from the one above, pushed apart by k', async (n) => {
  const solution = await engine.open('ungame', { n });
  const { x, y } = solution.shape;
  const rows = await outcomes('ungame', { n: String(n) }, n + 2);
  const at = (p: number, k: number) => rows[k - y.first]?.[p - x.first];
  for (let k = y.first; k < y.first + y.count; ++k) {
    for (let p = x.first; p < x.first + x.count; ++p) {
      const value = at(p, k);
      if (value === null || value === undefined) continue;
      // Move k leads k cells to either side, to where move k + 1 is made.
      const wins = [p - k, p + k].some((to) => to >= 1 && to <= n && (at(to, k + 1) ?? 'P') === 'P');
      expect(value, `${p}, ${k}`).toBe(wins ? 'N' : 'P');
    }
  }
  solution.close();
});

test.each(['1,2,3', '2,4,7', '1,4,20,21', '3'])('bachet with {%s}: as wide as the period, the nimbers stand in stripes', async (take) => {
  const solution = await engine.open('bachet', { take, n: 2000 });
  await solution.solve();
  const { x, sequence } = solution.shape;
  const { period = 0, preperiod = 0, count = 0 } = sequence ?? {};
  expect(period).toBeGreaterThan(0);
  expect(x.count % period).toBe(0);
  const nimbers = (await solution.table('nimber')).rows.flat();
  for (let heap = preperiod; heap + x.count < count; ++heap) expect(nimbers[heap + x.count]).toBe(nimbers[heap]);
  solution.close();
});

test.each(['random:9:4:20', 'random:14:8:45', '....'])(
  'kings on the board %s: no nimber above 3, and none where it is damaged',
  async (board) => {
    const solution = await engine.open('bobs-game', { board: board === '....' ? '../..' : board });
    const { rows } = await solution.table('nimber');
    const found = rows.flat();
    expect(Math.max(...found.map(Number))).toBeLessThanOrEqual(3);
    expect(found.includes(null)).toBe(board !== '....');
    solution.close();
  },
);

test.each(['0,0', '5,3,4', '1,2,3,4,5', '200'])(
  'kayles, rows %s: lost where the nimbers of the rows add to 0, and squares of 12 from 71 on',
  async (list) => {
    const nimbers = [0];
    for (let pins = 1; pins <= 130; ++pins) {
      const seen = new Set<number>();
      for (const hit of [1, 2]) {
        for (let before = 0; before + hit <= pins; ++before)
          seen.add((nimbers[before] as number) ^ (nimbers[pins - hit - before] as number));
      }
      let mex = 0;
      while (seen.has(mex)) ++mex;
      nimbers.push(mex);
    }
    const single = await engine.open('kayles', { rows: '0,0', max: '200' });
    const { rows: alone } = await single.table('nimber', { column: 0, row: 0, width: 201, height: 1 });
    expect(alone[0]?.slice(0, 131)).toEqual(nimbers);
    for (let pins = 71; pins + 12 <= 200; ++pins) expect(alone[0]?.[pins + 12]).toBe(alone[0]?.[pins]);
    single.close();
    const rest = list
      .split(',')
      .slice(2)
      .map((pins) => nimbers[Number(pins)] as number);
    const rows = await outcomes('kayles', { rows: list, max: '130' }, 131);
    for (const [y, row] of rows.entries()) {
      for (const [x, outcome] of row.entries())
        expect(outcome).toBe(xor([nimbers[x] as number, nimbers[y] as number, ...rest]) === 0 ? 'P' : 'N');
    }
  },
);

test.each(['0,0,1,0,1,0,1,0', '1,1', '0,0,0,4', '3,0,2,0,1', '0'])('coins %s: two run along the axes, the others stay', async (counts) => {
  await loadTexts('the-game', 'en');
  const texts = textsOf('the-game', 'en');
  const others = (/on (.*)/.exec(texts?.fixedParts?.({ counts }) ?? '')?.[1] ?? '').split(', ').filter(Boolean).map(Number);
  const solution = await engine.open('the-game', { counts });
  const { x, y } = solution.shape;
  const { rows } = await solution.table('nimber');
  for (const [j, row] of rows.entries()) {
    for (const [i, nimber] of row.entries())
      if (nimber !== null) expect(nimber, `${i}, ${j}`).toBe(xor([x.first + i, y.first + j, ...others]));
  }
  solution.close();
});

test('what the axes leave out is named, with its size', async () => {
  const fixedParts = async (id: string, language: 'en' | 'es', parameters: Record<string, string>) => {
    await loadTexts(id, language);
    return textsOf(id, language)?.fixedParts?.(parameters);
  };
  expect(await fixedParts('nim', 'en', { heaps: '3,5,7' })).toBe('heap 3 = 7');
  expect(await fixedParts('nim', 'en', { heaps: '3,5' })).toBe('');
  expect(await fixedParts('take-away', 'es', { heaps: '1,2,30,4' })).toBe('montón 3 = 30, montón 4 = 4');
  expect(await fixedParts('kayles', 'en', { rows: '5,3,9' })).toBe('row 3 = 9');
  expect(await fixedParts('the-game', 'en', { counts: '1,0,2,1' })).toBe('the other coins: on 3, 4');
});
