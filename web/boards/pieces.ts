// Chessmen, our own drawings, in a square of 10 units.
import { type SVGTemplateResult, svg } from 'lit';

export type Chessman = 'knight' | 'king';

const shapes: Record<Chessman | 'pawn', { body: string; lines: string }> = {
  knight: {
    body: 'M2.6 8.6C2.7 7 3.6 6.3 4.4 5.5C4.7 5.2 4.8 4.9 4.7 4.6C4.2 4.9 3.7 5.1 3.3 5.2C3.1 5.6 2.7 5.8 2.3 5.6C1.9 5.4 1.7 5 1.9 4.6L3.1 2.6C3.2 2.2 3.4 1.9 3.7 1.7L3.7 .9L4.7 1.5C6.9 1.5 8.2 3.3 8.2 6C8.2 7 8.1 7.8 7.9 8.6Z',
    lines: 'M3.85 2.95h.01M5.9 2.7C6.9 3.5 7.2 4.8 7.1 6.4',
  },
  king: {
    body: 'M4.6 .8h.8v.8h.8v.75h-.8V3.1C6 2.9 8.9 2.7 8.9 4.8C8.9 6 7.9 6.6 7.6 7.2L7.6 8.7H2.4L2.4 7.2C2.1 6.6 1.1 6 1.1 4.8C1.1 2.7 4 2.9 4.6 3.1V2.35h-.8v-.75h.8Z',
    lines: 'M2.7 7.1C4 6.6 6 6.6 7.3 7.1M5 3.6V6.4',
  },
  pawn: {
    body: 'M5 .9A1.95 1.95 0 0 1 6.35 4.25H7V5.1H6.05C6.2 6.4 6.9 7.1 7.7 7.7V8.9H2.3V7.7C3.1 7.1 3.8 6.4 3.95 5.1H3V4.25H3.65A1.95 1.95 0 0 1 5 .9Z',
    lines: '',
  },
};

export function chessman(
  kind: Chessman | 'pawn',
  x: number,
  y: number,
  fill = 'var(--ink)',
  lines = 'var(--paper)',
  scale = 1,
): SVGTemplateResult {
  const shape = shapes[kind];
  return svg`<g transform="translate(${x} ${y}) scale(${scale})"><path d=${shape.body} fill=${fill} /><path d=${shape.lines} fill="none" stroke=${lines} stroke-width="0.5" stroke-linecap="round"/></g>`;
}
