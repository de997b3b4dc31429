// The meaning of the colours, for the player to move: on the page and on saved pictures.

import type { Drawing, LayerName, TableShape } from '../../../engine/api_messages.js';
import { SHARE_STEPS } from '../../../engine/drawing.js';
import { EVEN, hasTexts, LARGE, scaleOf, UNKNOWN } from '../../../engine/facts.js';
import type { Words } from '../../../i18n/words.js';
import { leftAndRight } from '../../left_right.js';
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
  /** Of the table: whether its players are Left and Right. */
  shape: TableShape | undefined;
  /** The picture shown; with more than one cell per pixel its colours are shares. Without `present`, everything may occur. */
  drawing: (Pick<Drawing, 'step' | 'sampled' | 'anyDraw'> & Partial<Pick<Drawing, 'present'>>) | undefined;
  /** The legend of pale cells, if there are any. */
  pale: string | undefined;
}

/** Most nimbers that are listed one by one. */
const MOST_LISTED = 16;

/** The legends of the layers of values, on pages that load ../../value/legend.ts. */
export const ofValues: { make?: (words: Words, of: LegendOf) => readonly (LegendPart | false)[] } = {};

const anything = Array.from({ length: 2 * 256 }, (_, index) => index);

export function legendOf(words: Words, of: LegendOf): LegendPart[] {
  const { drawing, palette } = of;
  const open = drawing?.step === 1 && drawing.sampled;
  const unknown = open && { kind: 'swatch' as const, colour: palette.unknown, text: words.strings.table.unknown };
  const parts = [...coloursOf(words, of), unknown, of.pale !== undefined && { kind: 'note' as const, text: of.pale, emphasis: true }];
  return parts.filter((part) => part !== false);
}

/** False for what does not occur. */
function coloursOf(words: Words, { layer, palette, drawing, shape }: LegendOf): readonly (LegendPart | false)[] {
  const { strings } = words;
  const { table: t, outcome } = strings;
  const { step = 1, sampled = false, anyDraw = false, present = anything } = drawing ?? {};
  const swatch = (colour: Rgb, text: string) => ({ kind: 'swatch', colour, text }) as const;
  const ramp = (colours: Rgb[], text: string) => ({ kind: 'ramp', colours, text }) as const;
  if (step > 1) {
    return [
      { kind: 'title', text: `${t.forMover}. ${t.blocks(grouped(step))}` },
      present.includes(0) && swatch(palette.N, t.noneLost),
      present.some((share) => share > 0 && share < SHARE_STEPS) && ramp(shareRamp(palette), t.someLost),
      present.includes(SHARE_STEPS) && swatch(palette.P, t.allLost),
      anyDraw && swatch(palette.D, t.blocksDraw),
      sampled && { kind: 'note', text: t.sampled, emphasis: true },
    ];
  }
  if (hasTexts(layer)) return ofValues.make?.(words, { layer, palette, drawing, shape, pale: undefined }) ?? [];
  const among = (from: number) => present.map((index) => index - from).filter((value) => value >= 0 && value < UNKNOWN);
  const values = among(0);
  const title = { kind: 'title', text: layer === 'outcome' ? t.forMover : `${t.forMover}: ${t.layers[layer].toLowerCase()}` } as const;
  const draw = anyDraw && ({ ...swatch(palette.D, t.draw), hatched: true, strong: outcome.D } as const);
  switch (scaleOf[layer]) {
    case 'outcomes': {
      const players = leftAndRight(shape);
      if (!players) {
        const [N, P] = [swatch(palette.N, t.wins), swatch(palette.P, t.loses)];
        return [title, values.includes(0) && { ...N, strong: outcome.N }, values.includes(1) && { ...P, strong: outcome.P }, draw];
      }
      const [N, P] = players.map((name) => words.translate(['wins', name])) as [string, string];
      const begins = { kind: 'title', text: t.ifBegins(words.translate(players[0])) } as const;
      return [begins, values.includes(0) && swatch(palette.N, N), values.includes(1) && swatch(palette.P, P), draw];
    }
    case 'nimbers': {
      const many = values.length > MOST_LISTED;
      const single = values.filter((n) => n <= 8 || !many);
      const steps = [9, 15, 16, 31, 32, 63, 64, 127, 128, LARGE].filter((n) => n <= (values.at(-1) ?? 0));
      return [title, ...single.map((n) => swatch(nimberColour(n), exact(n))), many && ramp(steps.map(nimberColour), t.more)];
    }
    case 'lengths': {
      const lengths = (winner: 'N' | 'P', [least = 0, ...others]: number[], text: (range: string, most: string) => string) => {
        const most = others.at(-1) ?? least;
        const steps = [least, ...[2, 6, 14, 30, 62, 126].filter((length) => length > least && length < most), most];
        const colours = steps.map((length) => remotenessColour(winner, length));
        return ramp(colours, text(least === most ? exact(most) : `${least}–${exact(most)}`, exact(most)));
      };
      const lost = among(256);
      return [title, values.length > 0 && lengths('N', values, t.winsIn), lost.length > 0 && lengths('P', lost, t.losesIn), draw];
    }
    default: {
      const steps = [1, 2, 4, 8, 16, 32, 64, 126];
      return [
        title,
        values.some((byte) => byte > EVEN) &&
          ramp(
            steps.map((points) => scoreColour(points)),
            t.ahead,
          ),
        values.some((byte) => byte < EVEN) &&
          ramp(
            steps.map((points) => scoreColour(-points)),
            t.behind,
          ),
        draw,
      ];
    }
  }
}

/** A number of a cell's byte, which may stand for larger ones. */
const exact = (byte: number) => `${byte}${byte === LARGE ? '+' : ''}`;

const shareRamp = (palette: Palette): Rgb[] => [16, 64, 128, 192, 240].map((share) => palette.share(share));
