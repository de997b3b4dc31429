// The colours of tables. N blue, P orange, draws grey (Okabe and Ito's pair, told apart under every colour-vision deficiency);
// nimber 0 is P's colour, 1 to 8 run up the lower part of cividis; beyond, each power of two begins a ramp of another hue, far from orange.
// Left is light turquoise and Right dark red, which differ in lightness, too; temperatures run from blue, cold, to vermilion, hot.
// All colours of values are far from the backgrounds of both themes, so that no cell looks like paper.

import type { Inks, LayerName, OutcomeLetter } from '../../../engine/api_messages.js';
import { SHARE_STEPS, shareIndex } from '../../../engine/drawing.js';
import { ABSENT, type ClassLetter, classes, EVEN, outcomes, scaleOf, UNKNOWN } from '../../../engine/facts.js';
import { cividis, fromOklab, mixer, pixel, type Rgb, rgb } from './colour.js';

/** Least share of P's colour in a block with any P-cell, and of grey, which needs more to be visible on blue. */
const LEAST_P = 0.6;
const LEAST_D = 0.6;
/** Opacity of the mask over cells outside of a pattern. */
const MASK = 0.82;
/** Least transparency of the mask over a block with any cell of the pattern. */
const LEAST_UNMASKED = 0.5;

const N = rgb('#0072B2');
const P = rgb('#E69F00');
/** Spaced so that neighbours differ equally (CIEDE2000 of at least 5.5, also for colour-blind readers). */
const CIVIDIS_OF_NIMBER = [0.08, 0.187, 0.26, 0.323, 0.378, 0.433, 0.502, 0.578];
/** Ramps of the nimbers from 9, 16, 32, 64 and 128: chroma and hue in OKLab, first and last lightness. */
const RAMPS_OF_NIMBER = [
  [0.08, 195, 0.5, 0.74],
  [0.12, 302, 0.42, 0.68],
  [0.09, 240, 0.6, 0.82],
  [0.1, 285, 0.36, 0.6],
  [0.05, 200, 0.54, 0.74],
] as const;
/** Half the difference in lightness of odd and even nimbers, so that neighbours differ on long ramps, too. */
const ODD = 0.045;

export interface Palette {
  readonly dark: boolean;
  readonly N: Rgb;
  readonly P: Rgb;
  readonly D: Rgb;
  readonly unknown: Rgb;
  /** The background of the page. */
  readonly paper: Rgb;
  /** Colour of a cell byte of `paint`, including 254 and 255; absent cells are not drawn. Lengths also need the cell's outcome. */
  cell(layer: LayerName, byte: number, outcome?: number): Rgb;
  /** Colour of a block with these shares of P- and D-cells, as bytes. */
  share(p: number, d?: number): Rgb;
  /** The colours for a layer. Absent cells are transparent. The same object for the same arguments. */
  inks(layer: LayerName, flipped: boolean): Inks;
  /** For tables that mark cells by P: a mask of the background over all others. */
  mask(flipped: boolean): Inks;
}

export function nimberColour(nimber: number): Rgb {
  if (nimber === 0) return P;
  const low = CIVIDIS_OF_NIMBER[nimber - 1];
  if (low !== undefined) return cividis(low);
  const power = Math.min(7, Math.floor(Math.log2(nimber)));
  const [chroma, hue, from, to] = RAMPS_OF_NIMBER[power - 3] as (typeof RAMPS_OF_NIMBER)[number];
  const lightness = from + (to - from) * (nimber / 2 ** power - 1) + (nimber % 2 ? ODD : -ODD);
  const angle = (hue * Math.PI) / 180;
  return fromOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
}

/** Deep, full and pale colours of won and of lost cells. */
type Shades = readonly [deep: Rgb, full: Rgb, pale: Rgb];
const SHADES = {
  N: [rgb('#00466f'), N, rgb('#9ccbeb')],
  P: [rgb('#b87400'), P, rgb('#f6d48c')],
  L: [rgb('#00937f'), rgb('#00ceb2'), rgb('#93e6d6')],
  R: [rgb('#6b0f3a'), rgb('#8b2252'), rgb('#c2708f')],
  hot: [rgb('#7a2f00'), rgb('#D55E00'), rgb('#f5b98f')],
} satisfies Readonly<Record<string, Shades>>;
type Hue = keyof typeof SHADES;

export const classColour = (letter: ClassLetter): Rgb => SHADES[letter][1];

/** The hue shows who wins, the lightness the number of moves: paler is slower. */
export function remotenessColour(winner: 'N' | 'P', remoteness: number): Rgb {
  const [deep, full, pale] = SHADES[winner];
  const t = Math.log2(1 + remoteness) / 8;
  return t < 0.3 ? mixer([deep, full])([0.3 - t, t]) : mixer([full, pale])([1 - t, t - 0.3]);
}

/** The hue shows who is ahead, the darkness by how much. `score` is not 0. */
export function scoreColour(score: number, [above, below]: readonly [Hue, Hue] = ['N', 'P']): Rgb {
  const [deep, full, pale] = SHADES[score > 0 ? above : below];
  const t = Math.log2(Math.abs(score)) / Math.log2(EVEN);
  return t < 0.6 ? mixer([pale, full])([0.6 - t, t]) : mixer([full, deep])([1 - t, t - 0.6]);
}

/** Above and below 0. */
export const huesOf = { scores: ['N', 'P'], means: ['L', 'R'], temperatures: ['hot', 'N'] } as const;

function shareColours(d: Rgb): Uint32Array<ArrayBuffer> {
  const pixels = new Uint32Array((SHARE_STEPS + 1) ** 2);
  const mix = mixer([N, P, d]);
  const weight = (share: number, least: number) => (share === 0 ? 0 : least + (1 - least) * share);
  for (let i = 0; i <= SHARE_STEPS; ++i) {
    for (let j = 0; i + j <= SHARE_STEPS + 2 && j <= SHARE_STEPS; ++j) {
      const [p, draw] = [weight(i / SHARE_STEPS, LEAST_P), weight(j / SHARE_STEPS, LEAST_D)];
      pixels[i * (SHARE_STEPS + 1) + j] = pixel(mix([Math.max(0, 1 - p - draw), p, draw]));
    }
  }
  return pixels;
}

/** Transparent over marked, unknown and absent cells. */
function veilOf(paper: Rgb, flipped: boolean): Inks {
  const cells = new Uint32Array(256);
  cells[0] = pixel(paper, 255 * MASK);
  const shares = new Uint32Array((SHARE_STEPS + 1) ** 2);
  for (let p = 0; p <= SHARE_STEPS; ++p) {
    const uncovered = p === 0 ? 1 : (1 - LEAST_UNMASKED) * (1 - p / SHARE_STEPS);
    shares[p * (SHARE_STEPS + 1)] = pixel(paper, 255 * MASK * uncovered);
  }
  return { cells, shares, flipped };
}

function makePalette(dark: boolean): Palette {
  const D = rgb(dark ? '#8c8a86' : '#a8a6a0');
  const unknown = rgb(dark ? '#2b2c31' : '#e9e5da');
  const paper = rgb(dark ? '#16171b' : '#fcfbf7');
  const byOutcome: Readonly<Record<OutcomeLetter, Rgb>> = { N, P, D };
  const cell = (layer: LayerName, byte: number, outcome = ABSENT): Rgb => {
    const scale = scaleOf[layer];
    const letter = outcomes[scale === 'outcomes' ? byte : outcome];
    if (scale === 'lengths' && letter === 'D') return D;
    if (byte >= UNKNOWN) return unknown;
    switch (scale) {
      case 'outcomes':
        return letter ? byOutcome[letter] : unknown;
      case 'nimbers':
        return nimberColour(byte);
      case 'lengths':
        return letter === 'N' || letter === 'P' ? remotenessColour(letter, byte) : unknown;
      case 'values':
        return classes[byte] ? classColour(classes[byte]) : unknown;
      default:
        return byte === EVEN ? D : byte <= 2 * EVEN ? scoreColour(byte - EVEN, huesOf[scale]) : unknown;
    }
  };
  const shares = shareColours(D);
  const made = new Map<string, Inks>();
  const once = (name: string, make: () => Inks): Inks => {
    const inks = made.get(name) ?? make();
    made.set(name, inks);
    return inks;
  };
  const cells = (layer: LayerName) => {
    const count = scaleOf[layer] === 'lengths' ? outcomes.length : 1;
    return Uint32Array.from({ length: 256 * count }, (_, i) => (i % 256 === ABSENT ? 0 : pixel(cell(layer, i % 256, i >> 8))));
  };
  return {
    dark,
    N,
    P,
    D,
    unknown,
    paper,
    cell,
    inks: (layer, flipped) => once(`${layer} ${flipped}`, () => ({ cells: cells(layer), shares, flipped })),
    mask: (flipped) => once(`mask ${flipped}`, () => veilOf(paper, flipped)),
    share: (p, d = 0) => {
      const value = shares[shareIndex(p, d)] as number;
      return [value & 255, (value >> 8) & 255, (value >> 16) & 255];
    },
  };
}

const palettes = new Map<boolean, Palette>();

export function palette(dark: boolean): Palette {
  const found = palettes.get(dark) ?? makePalette(dark);
  palettes.set(dark, found);
  return found;
}
