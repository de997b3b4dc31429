// The colours of tables. N blue, P orange, draws grey (Okabe and Ito's pair, told apart under every colour-vision deficiency);
// nimber 0 is P's colour, 1 to 8 run up the lower part of cividis, more continue towards white without coming near orange.
import type { LayerName } from '../../../engine/api.js';
import { cividis, mix, pixel, type Rgb, rgb } from './colour.js';

export const UNKNOWN = 254;
export const ABSENT = 255;

/** A block with any P-cell shows at least so much of P's colour, however few they are; grey needs more to be seen on blue. */
const LEAST_P = 0.3;
const LEAST_D = 0.6;
/** Shares of blocks are rounded to this many steps, never to none or all. */
export const SHARE_STEPS = 64;

const N = rgb('#0072B2');
const P = rgb('#E69F00');
/** Spaced so that neighbours differ by the same amount to the eye (CIEDE2000 5.5 or more, also for colour-blind readers). */
const CIVIDIS_OF_NIMBER = [0, 0.092, 0.204, 0.272, 0.336, 0.392, 0.452, 0.522];
const PALE = rgb('#cfe0ee');

export interface Palette {
  readonly dark: boolean;
  readonly N: Rgb;
  readonly P: Rgb;
  readonly D: Rgb;
  readonly unknown: Rgb;
  /** Colour of a cell byte of `paint`; UNKNOWN and ABSENT included, though absent cells are not drawn. */
  cell(layer: LayerName, byte: number): Rgb;
  /** Pixels of all 256 cell bytes. Absent cells are transparent. */
  cells(layer: LayerName): Uint32Array;
  /** Pixels of blocks, at `shareIndex(p, d)`. */
  readonly shares: Uint32Array;
}

/** 0 only for 0 and SHARE_STEPS only for 255. */
export function shareStep(byte: number): number {
  return byte === 255 ? SHARE_STEPS : (byte + 3) >> 2 < SHARE_STEPS ? (byte + 3) >> 2 : SHARE_STEPS - 1;
}

export function shareIndex(p: number, d: number): number {
  return shareStep(p) * (SHARE_STEPS + 1) + shareStep(d);
}

export function nimberColour(nimber: number): Rgb {
  if (nimber === 0) return P;
  const low = CIVIDIS_OF_NIMBER[nimber - 1];
  if (low !== undefined) return cividis(low);
  const t = Math.min(1, ((nimber - 8) / 245) ** 0.6);
  return mix([cividis(0.56), PALE], [1 - t, t]);
}

const RAMPS: readonly (readonly Rgb[])[] = [
  [rgb('#b87400'), P, rgb('#fbe7bd')],
  [rgb('#00466f'), N, rgb('#cfe6f6')],
];

/** Even remoteness is lost for the player to move, odd is won: the hue says which, the lightness how long it takes. */
export function remotenessColour(remoteness: number): Rgb {
  const [deep, full, pale] = RAMPS[remoteness % 2] as [Rgb, Rgb, Rgb];
  const t = Math.log2(1 + remoteness) / 8;
  return t < 0.3 ? mix([deep, full], [0.3 - t, t]) : mix([full, pale], [1 - t, t - 0.3]);
}

function shareColours(d: Rgb): Uint32Array {
  const pixels = new Uint32Array((SHARE_STEPS + 1) ** 2);
  const weight = (share: number, least: number) => (share === 0 ? 0 : least + (1 - least) * share);
  for (let i = 0; i <= SHARE_STEPS; ++i) {
    for (let j = 0; i + j <= SHARE_STEPS + 2 && j <= SHARE_STEPS; ++j) {
      const [p, draw] = [weight(i / SHARE_STEPS, LEAST_P), weight(j / SHARE_STEPS, LEAST_D)];
      pixels[i * (SHARE_STEPS + 1) + j] = pixel(mix([N, P, d], [Math.max(0, 1 - p - draw), p, draw]));
    }
  }
  return pixels;
}

function makePalette(dark: boolean): Palette {
  const D = rgb(dark ? '#8c8a86' : '#a8a6a0');
  const unknown = rgb(dark ? '#2b2c31' : '#e9e5da');
  const outcomes = [N, P, D];
  const cell = (layer: LayerName, byte: number): Rgb => {
    if (byte >= UNKNOWN) return unknown;
    if (layer === 'outcome') return outcomes[byte] ?? unknown;
    return layer === 'nimber' ? nimberColour(byte) : remotenessColour(byte);
  };
  const made = new Map<LayerName, Uint32Array>();
  return {
    dark,
    N,
    P,
    D,
    unknown,
    cell,
    cells(layer) {
      let pixels = made.get(layer);
      if (!pixels) {
        pixels = Uint32Array.from({ length: 256 }, (_, byte) => (byte === ABSENT ? 0 : pixel(cell(layer, byte))));
        made.set(layer, pixels);
      }
      return pixels;
    },
    shares: shareColours(D),
  };
}

const palettes = new Map<boolean, Palette>();

export function palette(dark: boolean): Palette {
  const found = palettes.get(dark) ?? makePalette(dark);
  palettes.set(dark, found);
  return found;
}
