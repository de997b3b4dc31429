// Pictures in colour: the bytes of `paint` through tables of pixels, as an image that a canvas draws at once.
import type { Drawing, Inks, Picture } from './api.js';
import { ABSENT, EVEN, type LayerScale, outcomes, scaleOf, UNKNOWN } from './facts.js';

/** Shares of blocks are rounded to this many steps, never to none or all. */
export const SHARE_STEPS = 64;

/** Rounds a share, a byte, to steps: 0 only for 0, SHARE_STEPS only for 255. */
export function shareStep(byte: number): number {
  return byte === 255 ? SHARE_STEPS : Math.min((byte + 3) >> 2, SHARE_STEPS - 1);
}

/** Index in `Inks.shares` of a block with these shares of P- and D-cells. */
export function shareIndex(p: number, d: number): number {
  return shareStep(p) * (SHARE_STEPS + 1) + shareStep(d);
}

/** Largest picture, in cells, that keeps its bytes: cells of larger ones are too small on screen for text. */
const MOST_BYTES = 1 << 18;

const D = outcomes.indexOf('D');

export interface Pixels {
  all: Uint32Array<ArrayBuffer>;
  /** The D-cells alone, to be hatched; absent where there are none. */
  draws?: Uint32Array<ArrayBuffer>;
  partial: boolean;
  anyDraw: boolean;
  /** As in a drawing. */
  present: number[];
}

const listed = (seen: Uint8Array): number[] => [...seen.keys()].filter((index) => seen[index] === 1);

/** Pixels of the picture; the rows in reverse order when the first belongs at the bottom. O(pixels). */
export function pixelsOf(picture: Picture, inks: Inks): Pixels {
  return picture.step > 1 ? blocks(picture, inks) : cells(picture, inks);
}

/** The byte of a draw in a layer whose bytes name the winner. */
const drawOf: Readonly<Partial<Record<LayerScale, number>>> = { outcomes: D, scores: EVEN };

function cells({ width, height, planes, outcomes, layer }: Picture, inks: Inks): Pixels {
  const all = new Uint32Array(width * height);
  const lookup = inks.cells;
  let partial = false;
  const draw = outcomes ? D : (drawOf[scaleOf[layer]] ?? ABSENT);
  const winners = outcomes ?? planes;
  let draws: Uint32Array<ArrayBuffer> | undefined;
  const seen = new Uint8Array(lookup.length);
  for (let j = 0; j < height; ++j) {
    const from = j * width;
    const to = (inks.flipped ? height - 1 - j : j) * width;
    for (let i = 0; i < width; ++i) {
      const byte = planes[from + i] as number;
      const winner = winners[from + i] as number;
      const index = outcomes && winner < UNKNOWN ? winner * 256 + byte : byte;
      all[to + i] = lookup[index] as number;
      seen[index] = 1;
      if (winner === draw && byte !== ABSENT) {
        draws ??= new Uint32Array(width * height);
        draws[to + i] = 0xffffffff;
      } else if (byte === UNKNOWN) partial = true;
    }
  }
  return { all, ...(draws && { draws }), partial, anyDraw: draws !== undefined, present: listed(seen) };
}

const stepOfByte = Uint16Array.from({ length: 256 }, (_, byte) => shareStep(byte));
const rowOfByte = stepOfByte.map((step) => step * (SHARE_STEPS + 1));

function blocks({ width, height, planes }: Picture, inks: Inks): Pixels {
  const size = width * height;
  const all = new Uint32Array(size);
  const { shares } = inks;
  let anyDraw = false;
  const seen = new Uint8Array(SHARE_STEPS + 1);
  for (let j = 0; j < height; ++j) {
    const from = j * width;
    const to = (inks.flipped ? height - 1 - j : j) * width;
    for (let i = 0; i < width; ++i) {
      if (planes[2 * size + from + i] !== 0) continue;
      const d = planes[size + from + i] as number;
      const p = planes[from + i] as number;
      if (d !== 0) anyDraw = true;
      if (d === 0 || p !== 0) seen[stepOfByte[p] as number] = 1;
      all[to + i] = shares[(rowOfByte[p] as number) + (stepOfByte[d] as number)] as number;
    }
  }
  return { all, partial: false, anyDraw, present: listed(seen) };
}

/** An image of the picture's size; one transparent pixel if it is empty, since images cannot be. */
function imageOf(pixels: Uint32Array<ArrayBuffer>, width: number, height: number): Promise<ImageBitmap> {
  if (pixels.length === 0) return createImageBitmap(new ImageData(1, 1));
  return createImageBitmap(new ImageData(new Uint8ClampedArray(pixels.buffer), width, height));
}

/** Renders a picture, whose planes it takes over. Browsers only. */
export async function drawn(picture: Picture, inks: Inks): Promise<Drawing> {
  const { planes, ...rest } = picture;
  const { width, height, step } = rest;
  const { all, draws, ...facts } = pixelsOf(picture, inks);
  const drawing: Drawing = { ...rest, ...facts, flipped: inks.flipped, image: await imageOf(all, width, height) };
  if (draws) drawing.draws = await imageOf(draws, width, height);
  if (step === 1 && width * height <= MOST_BYTES) drawing.bytes = planes;
  else delete drawing.outcomes;
  return drawing;
}
