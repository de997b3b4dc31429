// Colours as numbers: sRGB, OKLab for mixing, and conversions to text.

/** sRGB, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];
type Triple = readonly [number, number, number];

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function css([red, green, blue]: Rgb): string {
  return `rgb(${red} ${green} ${blue})`;
}

/** As a pixel of ImageData read as little-endian 32 bit: 0xAABBGGRR. */
export function pixel([red, green, blue]: Rgb, alpha = 255): number {
  return ((Math.round(alpha) << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

const linear = (channel: number) => {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

const companded = (c: number) => {
  const encoded = c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, encoded)));
};

/** Björn Ottosson, "A perceptual color space for image processing" (2020). */
export function toOklab(colour: Rgb): Triple {
  const [r, g, b] = colour.map(linear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function fromOklab([lightness, a, b]: Triple): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    companded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    companded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    companded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Mixes `colours` by weights, in OKLab so that the middle is neither muddy nor dark. */
export function mixer(colours: readonly Rgb[]): (weights: readonly number[]) => Rgb {
  const parts = colours.map(toOklab);
  return (weights) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const mixed = (k: 0 | 1 | 2) => parts.reduce((sum, part, i) => sum + (weights[i] ?? 0) * part[k], 0) / total;
    return fromOklab([mixed(0), mixed(1), mixed(2)]);
  };
}

/** Black or white, whichever reads better on `colour`. */
export function ink(colour: Rgb): Rgb {
  return toOklab(colour)[0] > 0.62 ? [20, 18, 14] : [255, 255, 255];
}

/** The colour map cividis, for colour-vision deficiencies (Nuñez, Anderton, Renslow 2018), as a polynomial; `t` from 0 to 1. */
export function cividis(t: number): Rgb {
  const channel = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  return [
    channel(-4.54 - t * (35.34 - t * (2381.73 - t * (6402.7 - t * (7024.72 - t * 2710.57))))),
    channel(32.49 + t * (170.73 + t * (52.82 - t * (131.46 - t * (176.58 - t * 67.37))))),
    channel(81.24 + t * (442.36 - t * (2482.43 - t * (6167.24 - t * (6614.94 - t * 2475.67))))),
  ];
}
