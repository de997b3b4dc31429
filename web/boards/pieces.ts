// Chessmen, our own drawings, in a square of 10 units.
import { type SVGTemplateResult, svg } from 'lit';

export type Chessman = 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn';

const shapes: Record<Chessman, { body: string; lines: string }> = {
  knight: {
    body: 'M2.6 8.6C2.7 7 3.6 6.3 4.4 5.5C4.7 5.2 4.8 4.9 4.7 4.6C4.2 4.9 3.7 5.1 3.3 5.2C3.1 5.6 2.7 5.8 2.3 5.6C1.9 5.4 1.7 5 1.9 4.6L3.1 2.6C3.2 2.2 3.4 1.9 3.7 1.7L3.7 .9L4.7 1.5C6.9 1.5 8.2 3.3 8.2 6C8.2 7 8.1 7.8 7.9 8.6Z',
    lines: 'M3.85 2.95h.01M5.9 2.7C6.9 3.5 7.2 4.8 7.1 6.4',
  },
  king: {
    body: 'M4.6 .8h.8v.8h.8v.75h-.8V3.1C6 2.9 8.9 2.7 8.9 4.8C8.9 6 7.9 6.6 7.6 7.2L7.6 8.7H2.4L2.4 7.2C2.1 6.6 1.1 6 1.1 4.8C1.1 2.7 4 2.9 4.6 3.1V2.35h-.8v-.75h.8Z',
    lines: 'M2.7 7.1C4 6.6 6 6.6 7.3 7.1M5 3.6V6.4',
  },
  queen: {
    body: 'M2.6 8.8L2.8 7.6C2.5 7 2 5.2 1.2 3.2L2.9 5L3 1.9L4.4 4.6L5 1.3L5.6 4.6L7 1.9L7.1 5L8.8 3.2C8 5.2 7.5 7 7.2 7.6L7.4 8.8Z',
    lines: 'M2.9 7.5C4.3 7.1 5.7 7.1 7.1 7.5',
  },
  rook: {
    body: 'M2.6 8.8V7.7L3.4 7.1V4.1L2.6 3.4V1.4H3.8V2.3H4.5V1.4H5.5V2.3H6.2V1.4H7.4V3.4L6.6 4.1V7.1L7.4 7.7V8.8Z',
    lines: 'M3.5 4.2H6.5M3.5 7H6.5',
  },
  bishop: {
    body: 'M5 .7A.7 .7 0 0 1 5.4 1.9C6.9 3 7.3 4.3 6.5 5.6L6.3 6.2C6.5 7 6.9 7.4 7.6 7.8V8.8H2.4V7.8C3.1 7.4 3.5 7 3.7 6.2L3.5 5.6C2.7 4.3 3.1 3 4.6 1.9A.7 .7 0 0 1 5 .7Z',
    lines: 'M5 3.1V5M4.1 4H5.9M3.6 6.1H6.4',
  },
  pawn: {
    body: 'M5 .9A1.95 1.95 0 0 1 6.35 4.25H7V5.1H6.05C6.2 6.4 6.9 7.1 7.7 7.7V8.9H2.3V7.7C3.1 7.1 3.8 6.4 3.95 5.1H3V4.25H3.65A1.95 1.95 0 0 1 5 .9Z',
    lines: '',
  },
};

export function chessman(kind: Chessman, x: number, y: number, fill = 'var(--ink)', lines = 'var(--paper)', scale = 1): SVGTemplateResult {
  const shape = shapes[kind];
  return svg`<g transform="translate(${x} ${y}) scale(${scale})"><path d=${shape.body} fill=${fill} /><path d=${shape.lines} fill="none" stroke=${lines} stroke-width="0.5" stroke-linecap="round"/></g>`;
}
