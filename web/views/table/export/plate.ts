// A picture to save: the title, the visible part of the table with its axes, the legend. Drawn on a canvas or as SVG by the same code.
import { guttersFor } from '../draw/axes.js';
import type { Ink } from '../draw/ink.js';
import { compose, type Frame, type Stamps } from '../draw/painter.js';
import type { Pen } from '../draw/pen.js';
import { legendOf } from '../ink/legend.js';
import type { Captured } from './capture.js';
import { LEGEND_ROW, type LegendBox, layLegend, writeLegend } from './legend.js';
import type { Caption } from './sight.js';

const PAD = 20;
/** Least width; narrower tables get margins, since the title needs the room. */
const LEAST_WIDTH = 380;
const TITLE = { size: 19, row: 27 };
const TEXT = { size: 14, row: 21 };
const GAP = 12;

interface Line {
  text: string;
  font: string;
  row: number;
  ink: 'text' | 'quiet';
}

export interface Plate {
  width: number;
  height: number;
  /** The frame with its plot placed on the plate. */
  frame: Frame;
  lines: readonly Line[];
  legend: readonly LegendBox[];
}

/** The layout for `drawPlate`. `pen` measures texts; lengths are in CSS pixels, the frame's place in whole device pixels. */
export function layPlate(pen: Pen, { frame, drawing, pale }: Omit<Captured, 'close'>, caption: Caption | undefined): Plate {
  const { plot, shape, ratio, palette, ink } = frame;
  const snap = (length: number) => Math.ceil(length * ratio - 1e-6) / ratio;
  const gutters = guttersFor(shape, ink);
  const [left, top] = [snap(gutters.left), snap(gutters.top)];
  const inner = snap(Math.max(LEAST_WIDTH, left + plot.width + gutters.right));
  const lines = [
    ...wrapped(pen, caption?.title, { font: `500 ${TITLE.size}px ${ink.serif}`, row: TITLE.row, ink: 'text' }, inner),
    ...wrapped(pen, caption?.text, { font: `${TEXT.size}px ${ink.serif}`, row: TEXT.row, ink: 'quiet' }, inner),
  ];
  const head = lines.reduce((sum, { row }) => sum + row, 0);
  const y = snap(PAD + (head > 0 ? head + GAP : 0)) + top;
  // A narrow table is centred.
  const x = snap(PAD + Math.max(0, (inner - left - plot.width - gutters.right) / 2)) + left;
  const foot = Math.ceil(y + plot.height + gutters.bottom + GAP);
  const boxes = layLegend(pen, legendOf(frame.words, { layer: drawing.layer, palette, drawing, pale, shape }), ink, inner);
  const rows = 1 + Math.max(0, ...boxes.map(({ row }) => row));
  return {
    width: inner + 2 * PAD,
    height: snap(foot + rows * LEGEND_ROW + PAD - 6),
    frame: { ...frame, plot: { ...plot, x, y } },
    lines,
    legend: boxes.map((box) => ({ ...box, x: box.x + PAD, y: foot + box.row * LEGEND_ROW })),
  };
}

export function drawPlate(pen: Pen, { width, height, frame, lines, legend }: Plate, stamps: Stamps): void {
  const { ink } = frame;
  pen.fillStyle = ink.paper;
  pen.fillRect(0, 0, width, height);
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  let y = PAD;
  for (const line of lines) {
    pen.font = line.font;
    pen.fillStyle = inkOf(ink, line.ink);
    pen.fillText(line.text, PAD, y + line.row / 2);
    y += line.row;
  }
  compose(pen, frame, stamps);
  writeLegend(pen, legend, ink);
}

const inkOf = (ink: Ink, name: 'text' | 'quiet') => ink[name];

/** Most lines for one word, such as a link; the rest is truncated. */
const MOST_PIECES = 6;

/** Breaks words into lines; breaks a word that is too long. */
function wrapped(pen: Pen, text: string | undefined, line: Omit<Line, 'text'>, width: number): Line[] {
  pen.font = line.font;
  const fits = (words: string) => pen.measureText(words).width <= width;
  const lines: string[] = [];
  for (const word of (text ?? '').split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...pieces(word, fits));
  }
  return lines.map((words) => ({ ...line, text: words }));
}

function pieces(word: string, fits: (text: string) => boolean): string[] {
  const found: string[] = [];
  let rest = word;
  while (!fits(rest)) {
    let [least, most] = [1, Math.min(rest.length, 1000)];
    while (least < most) {
      const middle = (least + most + 1) >> 1;
      if (fits(`${rest.slice(0, middle)}…`)) least = middle;
      else most = middle - 1;
    }
    const end = found.length + 1 === MOST_PIECES;
    found.push(rest.slice(0, least) + (end ? '…' : ''));
    if (end) return found;
    rest = rest.slice(least);
  }
  return [...found, rest];
}
