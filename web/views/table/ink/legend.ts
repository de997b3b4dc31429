// The meaning of the colours, for the player to move: on the page and on saved pictures.

import type { Drawing, LayerName } from '../../../engine/api_messages.js';
import { scaleOf } from '../../../engine/facts.js';
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
  /** The picture shown; with more than one cell per pixel its colours are shares. */
  drawing: Pick<Drawing, 'step' | 'sampled' | 'anyDraw'> | undefined;
  /** The legend of pale cells, if there are any. */
  pale: string | undefined;
}

export function legendOf(words: Words, of: LegendOf): LegendPart[] {
  return [...coloursOf(words, of), ...(of.pale ? [{ kind: 'note', text: of.pale, emphasis: true } as const] : [])];
}

function coloursOf(words: Words, { layer, palette, drawing }: LegendOf): LegendPart[] {
  const t = words.strings.table;
  const { step = 1, sampled = false, anyDraw = false } = drawing ?? {};
  if (step > 1) {
    return [
      { kind: 'title', text: `${t.forMover}. ${t.blocks(grouped(step))}` },
      { kind: 'swatch', colour: palette.N, text: t.noneLost },
      { kind: 'ramp', colours: shareRamp(palette), text: t.someLost },
      { kind: 'swatch', colour: palette.P, text: t.allLost },
      ...(anyDraw ? [{ kind: 'swatch', colour: palette.D, text: t.blocksDraw } as const] : []),
      ...(sampled ? [{ kind: 'note', text: t.sampled, emphasis: true } as const] : []),
    ];
  }
  if (scaleOf[layer] === 'nimbers') {
    return [
      { kind: 'title', text: `${t.forMover}: ${t.layers.nimber.toLowerCase()}` },
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ kind: 'swatch', colour: nimberColour(n), text: String(n) }) as const),
      { kind: 'ramp', colours: [9, 15, 16, 31, 32, 63, 64, 127, 128, 253].map(nimberColour), text: t.more },
    ];
  }
  if (scaleOf[layer] === 'lengths') {
    const steps = [0, 2, 6, 14, 30, 62, 126, 252];
    return [
      { kind: 'title', text: t.forMover },
      { kind: 'ramp', colours: steps.map((length) => remotenessColour('N', length)), text: t.winsIn },
      { kind: 'ramp', colours: steps.map((length) => remotenessColour('P', length)), text: t.losesIn },
      ...drawSwatch(words, palette, anyDraw),
    ];
  }
  if (scaleOf[layer] === 'scores') {
    const steps = [1, 2, 4, 8, 16, 32, 64, 126];
    return [
      { kind: 'title', text: t.forMover },
      { kind: 'ramp', colours: steps.map((points) => scoreColour(points)), text: t.ahead },
      { kind: 'ramp', colours: steps.map((points) => scoreColour(-points)), text: t.behind },
      ...drawSwatch(words, palette, anyDraw),
    ];
  }
  const { outcome } = words.strings;
  return [
    { kind: 'title', text: t.forMover },
    { kind: 'swatch', colour: palette.N, strong: outcome.N, text: t.wins },
    { kind: 'swatch', colour: palette.P, strong: outcome.P, text: t.loses },
    ...drawSwatch(words, palette, anyDraw),
  ];
}

const drawSwatch = ({ strings }: Words, palette: Palette, anyDraw: boolean): LegendPart[] =>
  anyDraw ? [{ kind: 'swatch', colour: palette.D, hatched: true, strong: strings.outcome.D, text: strings.table.draw }] : [];

const shareRamp = (palette: Palette): Rgb[] => [16, 64, 128, 192, 240].map((share) => palette.share(share));
