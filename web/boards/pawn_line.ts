// A pawn on a strip of cells that moves by the number of the move. Near the pawn the strip is drawn cell by cell, or as a line with ticks
// where a move goes far; below it, where the part that is shown lies on the whole strip.
import { type SVGTemplateResult, svg } from 'lit';
import type { Board, Target } from '../views/play/board.js';
import { ghostDisc, square, text } from './ink.js';
import { clamp, grouped, listed, numbers, range } from './numbers.js';
import { boardWords } from './words.js';

const width = 320;
const margin = 14;
const span = width - 2 * margin;
/** Of the strip. */
const y = 92;
const mostCells = 40;

/** Both included. */
interface Stretch {
  first: number;
  last: number;
}

export const pawnLineBoard: Board = ({ position, before, shape }) => {
  const words = boardWords();
  const [pawn = 1, k = 1] = numbers(position.state).map(Number);
  const n = shape.x.count;
  const shown = stretch(pawn, k, n);
  const count = shown.last - shown.first + 1;
  const pitch = span / count;
  const at = (i: number) => margin + (i - shown.first + 0.5) * pitch;
  const inCells = count <= mostCells;
  const radius = inCells ? clamp(pitch * 0.32, 2, 6.5) : 5;
  const open = listed(position);
  const [was] = before ? numbers(before.state).map(Number) : [];

  const arc = (from: number, to: number, stroke: string, dashes = 'none') => {
    const [a, b] = [at(from), at(to)];
    const height = Math.min(70, Math.abs(b - a) * 0.62 + 8);
    return svg`<path d="M${a} ${y - 9}Q${(a + b) / 2} ${y - 9 - height} ${b} ${y - 9}" fill="none" stroke=${stroke} stroke-width="1.1" stroke-dasharray=${dashes}/>`;
  };

  const targets = [pawn - k, pawn + k].flatMap((to): Target[] => {
    const move = `0,${to}`;
    if (!open.has(move)) return [];
    const reach = inCells ? pitch : clamp(Math.abs(at(to) - at(pawn)), 8, 30);
    const x = clamp(at(to) - reach / 2, 0, width - reach);
    const preview = svg`${arc(pawn, to, 'var(--accent)')}${ghostDisc(at(to), y, radius)}`;
    return [{ x, y: y - 16, width: reach, height: 32, move, preview }];
  });

  const inside = (i: number) => i >= shown.first && i <= shown.last;
  return {
    width,
    height: y + (count < n ? 66 : 34),
    unit: 2.2,
    art: svg`
      ${text(width / 2, 10, 13, words.moveNumber(grouped(k)), { italic: true, fill: 'var(--ink)' })}
      ${inCells ? cells(shown, at, pitch) : line(shown, at)}
      ${[pawn - k, pawn + k].map((to) =>
        open.has(`0,${to}`)
          ? svg`${arc(pawn, to, 'var(--quiet)', '2.5 2.5')}<circle cx=${at(to)} cy=${y} r=${radius} fill="var(--paper)" stroke="var(--ink)" stroke-width="1"/>
              ${inCells && pitch > 12 ? '' : text(clamp(at(to), 16, width - 16), y - 17 - radius, 9, grouped(to), { fill: 'var(--ink)' })}`
          : '',
      )}
      ${was !== undefined && inside(was) ? svg`<circle cx=${at(was)} cy=${y} r="2" fill="var(--accent)" opacity="0.6"/>` : ''}
      <circle cx=${at(pawn)} cy=${y} r=${radius + 0.6} fill="var(--ink)"/>
      ${inCells && pitch > 12 ? '' : text(clamp(at(pawn), 16, width - 16), y - 17 - radius, 9.5, grouped(pawn), { fill: 'var(--ink)', weight: 600 })}
      ${count < n ? whole(shown, pawn, n) : ''}`,
    targets,
    description: words.pawn(grouped(n), grouped(pawn), grouped(k)),
  };
};

/** Around the pawn, so wide that both moves can be told apart: 20, 40, 80, ... cells, moving on by quarters. */
function stretch(pawn: number, k: number, n: number): Stretch {
  if (n <= mostCells / 2) return { first: 1, last: n };
  let count = mostCells / 2;
  while (count < 6 * k) count *= 2;
  if (count >= n) return { first: 1, last: n };
  const quarter = count / 4;
  const first = clamp(Math.round((pawn - count / 2) / quarter) * quarter + 1, 1, n - count + 1);
  return { first, last: first + count - 1 };
}

function cells({ first, last }: Stretch, at: (i: number) => number, pitch: number): SVGTemplateResult {
  const height = Math.min(22, Math.max(14, pitch));
  const every = pitch > 12 ? 1 : 5;
  return svg`${range(first, last + 1).map(
    (i) => svg`${square(at(i) - pitch / 2, y - height / 2, pitch, height)}
      ${i % every === 0 || i === first ? text(at(i), y + height / 2 + 7, every === 1 && i > 999 ? 5.2 : 8, grouped(i)) : ''}`,
  )}`;
}

function line({ first, last }: Stretch, at: (i: number) => number): SVGTemplateResult {
  // 1, 2 or 5 times a power of ten: ten ticks or fewer.
  const rough = (last - first + 1) / 10;
  const power = 10 ** Math.floor(Math.log10(rough));
  const tick = [1, 2, 5, 10].map((f) => f * power).find((t) => t >= rough) ?? rough;
  const ticks = range(Math.ceil(first / tick), Math.floor(last / tick) + 1).map((i) => i * tick);
  const named = Math.max(1, Math.ceil((String(last).length * ticks.length) / 52));
  return svg`<path d="M${at(first)} ${y}H${at(last)}" stroke="var(--ink)" stroke-width="1"/>
    ${ticks.map((i, j) => svg`<path d="M${at(i)} ${y - 4}v8" stroke="var(--quiet)" stroke-width="0.8"/>${j % named === 0 ? text(at(i), y + 14, 8, grouped(i)) : ''}`)}
    ${[first, last].map((i) => svg`<path d="M${at(i)} ${y - 6}v12" stroke="var(--ink)" stroke-width="1"/>`)}`;
}

/** The whole strip, and what is shown of it. */
function whole({ first, last }: Stretch, pawn: number, n: number): SVGTemplateResult {
  const at = (i: number) => margin + ((i - 0.5) / n) * span;
  const bar = y + 44;
  return svg`<path d="M${margin} ${bar}h${span}" stroke="var(--line)" stroke-width="3"/>
    <path d="M${at(first)} ${bar}H${Math.max(at(last), at(first) + 1.5)}" stroke="var(--quiet)" stroke-width="3"/>
    <circle cx=${at(pawn)} cy=${bar} r="2.4" fill="var(--ink)"/>
    ${text(margin, bar + 11, 8, '1', { anchor: 'start' })}${text(width - margin, bar + 11, 8, grouped(n), { anchor: 'end' })}`;
}
