import { describe, expect, test } from 'vitest';
import type { Picture } from '../../web/engine/api.js';
import { pixelsOf, shareIndex, shareStep } from '../../web/engine/drawing.js';
import { classes, EVEN } from '../../web/engine/facts.js';
import { type Rgb, rgb } from '../../web/views/table/ink/colour.js';
import { classColour, huesOf, nimberColour, palette, remotenessColour, scoreColour } from '../../web/views/table/ink/palette.js';
import { deficiencies, difference, seen } from './difference.js';

const least = (one: Rgb, other: Rgb) => Math.min(...deficiencies.map((d) => difference(seen(one, d), seen(other, d))));
const unpack = (pixel: number): Rgb => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];

describe.each([false, true])('palette, dark: %s', (dark) => {
  const { N, P, D, paper, inks } = palette(dark);
  const { shares } = inks('outcome', false);

  test('N, P and D differ under every deficiency', () => {
    expect(N).toEqual(rgb('#0072B2'));
    expect(P).toEqual(rgb('#E69F00'));
    for (const [one, other] of [
      [N, P],
      [N, D],
      [P, D],
    ] as const) {
      expect(least(one, other)).toBeGreaterThanOrEqual(20);
    }
  });

  test('the four outcome classes differ under every deficiency, and from the background', () => {
    for (const one of classes) {
      expect(difference(classColour(one), paper), one).toBeGreaterThanOrEqual(20);
      for (const other of classes)
        if (one !== other) expect(least(classColour(one), classColour(other)), `${one} ${other}`).toBeGreaterThanOrEqual(18);
    }
  });

  test('means and temperatures above and below 0 differ', () => {
    for (const hues of [huesOf.means, huesOf.temperatures]) {
      for (const quarters of [1, 2, 4, 8, 16, 64, 126]) {
        const [above, below] = [scoreColour(quarters, hues), scoreColour(-quarters, hues)];
        expect(least(above, below), `${hues} ${quarters}`).toBeGreaterThanOrEqual(10);
        for (const colour of [above, below]) expect(difference(colour, paper), `${hues} ${quarters}`).toBeGreaterThanOrEqual(20);
      }
    }
  });

  test('nimber 0 is P, every other nimber differs from it, neighbours differ, as far as pictures tell them', () => {
    expect(nimberColour(0)).toEqual(P);
    for (let nimber = 1; nimber <= 253; ++nimber) expect(least(nimberColour(nimber), P)).toBeGreaterThanOrEqual(20);
    for (let nimber = 2; nimber <= 253; ++nimber) expect(least(nimberColour(nimber), nimberColour(nimber - 1))).toBeGreaterThanOrEqual(5);
  });

  test('no colour of a value looks like the background', () => {
    const far = (colour: Rgb) => difference(colour, paper);
    for (const colour of [N, P, D]) expect(far(colour)).toBeGreaterThanOrEqual(20);
    for (let value = 0; value <= 253; ++value) {
      expect(far(nimberColour(value)), `nimber ${value}`).toBeGreaterThanOrEqual(20);
      for (const winner of ['N', 'P'] as const)
        expect(far(remotenessColour(winner, value)), `${winner} in ${value}`).toBeGreaterThanOrEqual(20);
    }
    for (let points = 1; points <= EVEN; ++points)
      for (const score of [points, -points]) expect(far(scoreColour(score)), `score ${score}`).toBeGreaterThanOrEqual(20);
  });

  test('remoteness and scores show the winner, however long it takes and however far ahead', () => {
    for (let r = 0; r <= 253; ++r)
      for (const other of [0, r, 253]) expect(least(remotenessColour('N', r), remotenessColour('P', other))).toBeGreaterThanOrEqual(20);
    for (let points = 1; points <= EVEN; ++points)
      for (const other of [1, points, EVEN]) expect(least(scoreColour(points), scoreColour(-other))).toBeGreaterThanOrEqual(20);
  });

  test('in pictures of remoteness the outcome determines the colour, of each number', () => {
    const { cells } = inks('remoteness', false);
    for (let byte = 0; byte <= 253; ++byte) {
      expect(unpack(cells[byte] as number)).toEqual(remotenessColour('N', byte));
      expect(unpack(cells[256 + byte] as number)).toEqual(remotenessColour('P', byte));
      expect(unpack(cells[512 + byte] as number)).toEqual(D);
    }
    expect(unpack(cells[512 + 254] as number)).toEqual(D);
    expect(cells[512 + 255]).toBe(0);
  });

  test('a block with one P- or D-cell differs visibly from one without', () => {
    const none = unpack(shares[shareIndex(0, 0)] as number);
    expect(none).toEqual(N);
    for (let share = 1; share <= 255; ++share) {
      expect(difference(unpack(shares[shareIndex(share, 0)] as number), none)).toBeGreaterThanOrEqual(10);
      expect(difference(unpack(shares[shareIndex(0, share)] as number), none)).toBeGreaterThanOrEqual(10);
    }
    expect(unpack(shares[shareIndex(255, 0)] as number)).toEqual(P);
  });
});

test('shares are none only for 0 and all only for 255', () => {
  for (let share = 0; share <= 255; ++share) {
    expect(shareStep(share) === 0).toBe(share === 0);
    expect(shareStep(share) === 64).toBe(share === 255);
  }
});

test('every share that two planes can hold has a colour', () => {
  const { shares } = palette(false).inks('outcome', false);
  for (let p = 0; p <= 255; ++p) for (let d = 0; p + d <= 256 && d <= 255; ++d) expect(shares[shareIndex(p, d)]).not.toBe(0);
});

test('bitmaps: absent cells are transparent, draws are masked, rows turn over when the first is at the bottom', () => {
  const picture: Picture = {
    x: 0,
    y: 0,
    step: 1,
    width: 2,
    height: 2,
    layer: 'outcome',
    sampled: false,
    planes: Uint8Array.of(0, 1, 2, 255),
  };
  const down = pixelsOf(picture, palette(false).inks('outcome', false));
  const up = pixelsOf(picture, palette(false).inks('outcome', true));
  expect(down.all[3]).toBe(0);
  expect(down.draws).toEqual(Uint32Array.of(0, 0, 0xffffffff, 0));
  expect([...up.all]).toEqual([down.all[2], down.all[3], down.all[0], down.all[1]]);
});
