// A pawn on a strip of cells that moves by the number of the move. The part near the pawn is drawn cell by cell, or as a line with ticks
// if moves go far; an overview of the whole strip lies below.
import { type SVGTemplateResult, svg } from 'lit';
import { square, text } from '../../boards/ink.js';
import { clamp, grouped, listed, numbers, range } from '../../boards/numbers.js';
import { chessman } from '../../boards/pieces.js';
import { ownWords } from '../../boards/words.js';
import type { Board, Target } from '../../views/play/board.js';
import { boardWords } from './board.en.js';

const width = 250;
const margin = 10;
const span = width - 2 * margin;
/** Height of the strip's middle line. */
const y = 72;
const mostCells = 32;
/** The width that takes a click. */
const reach = 30;
/** The width of a digit below the strip. */
const letter = 4.9;

/** The first and the last visible cell. */
interface Stretch {
  first: number;
  last: number;
}

export const pawnLineBoard: Board = ({ position, before, shape, words: own }) => {
  const words = ownWords(own, 'ungame', boardWords);
  const [pawn = 1, k = 1] = numbers(position.state).map(Number);
  const n = shape.x.count;
  const shown = stretch(pawn, k, n);
  const count = shown.last - shown.first + 1;
  const pitch = span / count;
  const at = (i: number) => margin + (i - shown.first + 0.5) * pitch;
  const inCells = count <= mostCells;
  // The pawn is on the line, or in its cell.
  const feet = inCells ? y + 9 : y;
  const head = feet - 19;
  const open = listed(position);
  const [was] = before ? numbers(before.state).map(Number) : [];

  const arc = (from: number, to: number, stroke: string, dashes = 'none') => {
    const [a, b] = [at(from), at(to)];
    const height = Math.min(70, Math.abs(b - a) * 0.7 + 12);
    return svg`<path d="M${a} ${head}Q${(a + b) / 2} ${head - height} ${b} ${head}" fill="none" stroke=${stroke} stroke-width="1.1" stroke-dasharray=${dashes} stroke-linecap="round"/>`;
  };

  const targets = [pawn - k, pawn + k].flatMap((to): Target[] => {
    const move = `0,${to}`;
    if (!open.has(move)) return [];
    // As wide as a finger; the two do not overlap, and leave the pawn's own cell alone.
    const inner = at(to) + (Math.sign(pawn - to) * Math.min(Math.abs(at(to) - at(pawn)), reach)) / 2;
    const from = clamp(to < pawn ? inner - reach : inner, 0, width - reach);
    const wide = inCells ? pitch : Math.min(reach, 12);
    const preview = svg`${arc(pawn, to, 'var(--accent)')}${man(at(to), feet, 'var(--accent)')}`;
    return [{ x: at(to) - wide / 2, y: feet - 21, width: wide, height: 24, reach: [from, reach], move, preview }];
  });

  /** The number of a cell that a move leads to, on its far side. */
  const aside = (to: number) => {
    const wide = grouped(to).length * letter;
    const [x, anchor] = to < pawn ? [Math.max(at(to) - 3, wide), 'end' as const] : [Math.min(at(to) + 3, width - wide), 'start' as const];
    return text(x, head - 5, 9, grouped(to), { fill: 'var(--ink)', anchor });
  };
  const inside = (i: number) => i >= shown.first && i <= shown.last;
  return {
    width,
    height: y + (count < n ? 66 : 34),
    unit: 2.8,
    art: svg`
      ${text(width / 2, 10, 13, words.moveNumber(grouped(k)), { italic: true, fill: 'var(--ink)' })}
      ${inCells ? cells(shown, at, pawn) : line(shown, at, pawn)}
      ${[pawn - k, pawn + k].map((to) =>
        open.has(`0,${to}`)
          ? svg`${arc(pawn, to, 'var(--quiet)', '2.5 2.5')}<g opacity="0.28">${man(at(to), feet, 'var(--ink)')}</g>
              ${count > 15 ? aside(to) : ''}`
          : '',
      )}
      ${was !== undefined && inside(was) ? svg`<circle cx=${at(was)} cy=${y} r="2" fill="var(--accent)" opacity="0.6"/>` : ''}
      ${man(at(pawn), feet, 'var(--ink)')}
      ${count < n ? whole(shown, pawn, n) : ''}`,
    targets,
    description: words.pawn(grouped(n), grouped(pawn), grouped(k)),
  };
};

/** The visible part around the pawn, wide enough to tell both moves apart: 16, 32, 64, ... cells. It moves in steps of a quarter. */
function stretch(pawn: number, k: number, n: number): Stretch {
  if (n <= mostCells / 2) return { first: 1, last: n };
  let count = mostCells / 2;
  while (count < 6 * k) count *= 2;
  if (count >= n) return { first: 1, last: n };
  const quarter = count / 4;
  const first = clamp(Math.round((pawn - count / 2) / quarter) * quarter + 1, 1, n - count + 1);
  return { first, last: first + count - 1 };
}

function man(x: number, feet: number, fill: string): SVGTemplateResult {
  const scale = 2.1;
  return chessman('pawn', x - 5 * scale, feet - 8.9 * scale, fill, 'none', scale);
}

type At = (i: number) => number;

function cells({ first, last }: Stretch, at: At, pawn: number): SVGTemplateResult {
  const pitch = at(first + 1) - at(first);
  const height = 24;
  return svg`${range(first, last + 1).map((i) => square(at(i) - pitch / 2, y - height / 2, pitch, height))}
    ${names(range(first, last + 1), 1, at, pawn, y + height / 2 + 8)}`;
}

function line({ first, last }: Stretch, at: At, pawn: number): SVGTemplateResult {
  // 1, 2 or 5 times a power of ten: ten ticks or fewer.
  const rough = (last - first + 1) / 10;
  const power = 10 ** Math.floor(Math.log10(rough));
  const tick = [1, 2, 5, 10].map((f) => f * power).find((t) => t >= rough) ?? rough;
  const ticks = range(Math.ceil(first / tick), Math.floor(last / tick) + 1).map((i) => i * tick);
  return svg`<path d="M${at(first)} ${y}H${at(last)}" stroke="var(--ink)" stroke-width="1"/>
    ${ticks.map((i) => svg`<path d="M${at(i)} ${y - 4}v8" stroke="var(--quiet)" stroke-width="0.8"/>`)}
    ${[first, last].map((i) => svg`<path d="M${at(i)} ${y - 6}v12" stroke="var(--ink)" stroke-width="1"/>`)}
    ${names(ticks, tick, at, pawn, y + 17)}`;
}

/** Labels the pawn's cell, and the other cells where there is room. */
function names(of: number[], tick: number, at: At, pawn: number, height: number): SVGTemplateResult {
  const wide = grouped(of.at(-1) ?? 0).length * letter + 5;
  const every = [1, 2, 5, 10].find((n) => at(n * tick) - at(0) >= wide) ?? 20;
  const far = of.filter(
    (i) => (i / tick) % every === 0 && Math.abs(at(i) - at(pawn)) >= wide && at(i) > wide / 2 && at(i) < width - wide / 2,
  );
  return svg`${far.map((i) => text(at(i), height, 8.4, grouped(i)))}
    ${text(clamp(at(pawn), wide / 2, width - wide / 2), height, 9, grouped(pawn), { fill: 'var(--ink)', weight: 600 })}`;
}

/** The overview: the whole strip, and the visible part of it. */
function whole({ first, last }: Stretch, pawn: number, n: number): SVGTemplateResult {
  const at = (i: number) => margin + ((i - 0.5) / n) * span;
  const bar = y + 44;
  return svg`<path d="M${margin} ${bar}h${span}" stroke="var(--line)" stroke-width="3"/>
    <path d="M${at(first)} ${bar}H${Math.max(at(last), at(first) + 1.5)}" stroke="var(--quiet)" stroke-width="3"/>
    <circle cx=${at(pawn)} cy=${bar} r="2.4" fill="var(--ink)"/>
    ${text(margin, bar + 11, 8, '1', { anchor: 'start' })}${text(width - margin, bar + 11, 8, grouped(n), { anchor: 'end' })}`;
}
