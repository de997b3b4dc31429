// The meaning of the colours, for the player to move: on the page and on saved pictures.

import type { Drawing, LayerName } from '../../../engine/api_messages.js';
import { SHARE_STEPS } from '../../../engine/drawing.js';
import { EVEN, LARGE, scaleOf, UNKNOWN } from '../../../engine/facts.js';
import type { Words } from '../../../i18n/words.js';
import { grouped } from '../geometry/ticks.js';
import type { Rgb } from './colour.js';
import { nimberColour, type Palette, remotenessColour, scoreColour } from './palette.js';

/** `strong`: emphasised, before the text. */
export type LegendPart =
  | { kind: 'title'; text: string }
  | { kind: 'swatch'; colour: Rgb; hatched?: boolean; strong?: string; text: string }
  | { kind: 'ramp'; colours: Rgb[]; text: string }
  | { kind: 'note'; text: string; emphasis?: boolean };

export interface LegendOf {
  layer: LayerName;
  palette: Palette;
  /** The picture shown; with more than one cell per pixel its colours are shares. Without `present`, everything may occur. */
  drawing: (Pick<Drawing, 'step' | 'sampled' | 'anyDraw'> & Partial<Pick<Drawing, 'present'>>) | undefined;
  /** The legend of pale cells, if there are any. */
  pale: string | undefined;
}

/** Most nimbers that are listed one by one. */
const MOST_LISTED = 16;

export function legendOf(words: Words, of: LegendOf): LegendPart[] {
  return [...coloursOf(words, of), ...(of.pale ? [{ kind: 'note', text: of.pale, emphasis: true } as const] : [])];
}

const anything = Array.from({ length: 3 * 256 }, (_, index) => index).filter((index) => index % 256 < UNKNOWN);
const some = (parts: LegendPart | readonly LegendPart[], occurs: boolean): readonly LegendPart[] => (occurs ? [parts].flat() : []);

function coloursOf(words: Words, { layer, palette, drawing }: LegendOf): readonly LegendPart[] {
  const t = words.strings.table;
  const { step = 1, sampled = false, anyDraw = false, present = anything } = drawing ?? {};
  const title: LegendPart = { kind: 'title', text: t.forMover };
  const scale = scaleOf[layer];
  if (step > 1) {
    const shares = drawing?.present ? present : anything.slice(0, SHARE_STEPS + 1);
    return [
      { kind: 'title', text: `${t.forMover}. ${t.blocks(grouped(step))}` },
      ...some({ kind: 'swatch', colour: palette.N, text: t.noneLost }, shares.includes(0)),
      ...some(
        { kind: 'ramp', colours: shareRamp(palette), text: t.someLost },
        shares.some((share) => share > 0 && share < SHARE_STEPS),
      ),
      ...some({ kind: 'swatch', colour: palette.P, text: t.allLost }, shares.includes(SHARE_STEPS)),
      ...some({ kind: 'swatch', colour: palette.D, text: t.blocksDraw }, anyDraw),
      ...some({ kind: 'note', text: t.sampled, emphasis: true }, sampled),
    ];
  }
  const among = (from: number) => present.filter((index) => index >= from && index < from + UNKNOWN).map((index) => index - from);
  const values = among(0);
  if (scale === 'nimbers') return [{ ...title, text: `${t.forMover}: ${t.layers.nimber.toLowerCase()}` }, ...nimbers(words, values)];
  if (scale === 'lengths') {
    const ramp = (winner: 'N' | 'P', lengths: number[], text: (range: string, most: string) => string): readonly LegendPart[] => {
      const [least = 0, most = 0] = [lengths[0], lengths.at(-1)];
      const steps = [least, ...[2, 6, 14, 30, 62, 126].filter((length) => length > least && length < most), most];
      const part = {
        kind: 'ramp',
        colours: steps.map((length) => remotenessColour(winner, length)),
        text: text(least === most ? exact(most) : `${least}–${exact(most)}`, exact(most)),
      };
      return some(part as LegendPart, lengths.length > 0);
    };
    return [
      title,
      ...ramp('N', values, t.winsIn),
      ...ramp('P', among(256), t.losesIn),
      ...drawSwatch(words, palette, drawing?.present ? present.some((index) => index >= 512) : anyDraw),
    ];
  }
  if (scale === 'scores') {
    const ramp = (sign: 1 | -1, text: string): readonly LegendPart[] => {
      const most = Math.max(...values.map((byte) => sign * (byte - EVEN)), 0);
      const steps = [1, 2, 4, 8, 16, 32, 64, 126].filter((points) => points < 2 * most);
      return some({ kind: 'ramp', colours: steps.map((points) => scoreColour(sign * points)), text }, most > 0);
    };
    return [
      title,
      ...ramp(1, t.ahead),
      ...ramp(-1, t.behind),
      ...drawSwatch(words, palette, drawing?.present ? values.includes(EVEN) : anyDraw),
    ];
  }
  const { outcome } = words.strings;
  return [
    title,
    ...some({ kind: 'swatch', colour: palette.N, strong: outcome.N, text: t.wins }, values.includes(0)),
    ...some({ kind: 'swatch', colour: palette.P, strong: outcome.P, text: t.loses }, values.includes(1)),
    ...drawSwatch(words, palette, drawing?.present ? values.includes(2) : anyDraw),
  ];
}

/** A number of a cell's byte, which may stand for larger ones. */
const exact = (byte: number) => `${byte}${byte === LARGE ? '+' : ''}`;

function nimbers({ strings }: Words, values: readonly number[]): readonly LegendPart[] {
  const single = values.length > MOST_LISTED ? values.filter((n) => n <= 8) : values;
  const most = values.at(-1) ?? 0;
  const ramp = [9, 15, 16, 31, 32, 63, 64, 127, 128, LARGE].filter((n) => n <= most).map(nimberColour);
  return [
    ...single.map((n) => ({ kind: 'swatch', colour: nimberColour(n), text: exact(n) }) as const),
    ...some({ kind: 'ramp', colours: ramp, text: strings.table.more }, values.length > MOST_LISTED),
  ];
}

const drawSwatch = ({ strings }: Words, palette: Palette, occurs: boolean): readonly LegendPart[] =>
  some({ kind: 'swatch', colour: palette.D, hatched: true, strong: strings.outcome.D, text: strings.table.draw }, occurs);

const shareRamp = (palette: Palette): Rgb[] => [16, 64, 128, 192, 240].map((share) => palette.share(share));
