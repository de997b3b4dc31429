// Pictures as pixels, for tests of all kinds.
import { decode } from 'fast-png';

export interface Pixels {
  width: number;
  height: number;
  /** 0xRRGGBB, row by row from the top. */
  pixels: Uint32Array;
}

/** Of a PNG of eight bits a channel, with a palette or without. */
export function decoded(png: Uint8Array): Pixels {
  const { width, height, channels, palette, data, depth } = decode(png, { checkCrc: true });
  if (depth !== 8) throw new Error(`a PNG of depth ${depth}`);
  const colour = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) => (red << 16) | (green << 8) | blue;
  const pixels = Uint32Array.from({ length: width * height }, (_, at) =>
    colour(palette ? (palette[data[at] as number] as number[]) : data.subarray(at * channels, at * channels + 3)),
  );
  return { width, height, pixels };
}
