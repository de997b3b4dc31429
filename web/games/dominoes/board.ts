// A strip of cells with dominoes on it, each with its remaining turns. Long strips are wrapped into rows of at most 16 cells.
import { type SVGTemplateResult, svg } from 'lit';
import { cell, hatched, square, text, unit } from '../../boards/ink.js';
import { numbers, parts, range } from '../../boards/numbers.js';
import { ownWords } from '../../boards/words.js';
import type { Board, Target } from '../../views/play/board.js';
import { boardWords } from './board.en.js';

const pitch = cell + 6;
const margin = 1;
/** Most remaining turns that are written on a domino. */
const mostTurns = 999n;

interface Place {
  x: number;
  y: number;
}

interface Piece extends Place {
  width: number;
  /** True if the block continues in another row. */
  opensLeft: boolean;
  opensRight: boolean;
}

export const dominoesBoard: Board = ({ position, before, shape, words: own, across }) => {
  const words = ownWords(own, 'dominoes', boardWords);
  const [empty, k, d, ...laid] = numbers(position.state);
  const strip = empty === '0' || empty === undefined ? (shape.scene ?? '') : '0'.repeat(Number(empty));
  const length = Number(k);
  const turns = BigInt(d ?? 0);
  const firsts = laid.map((first) => Number(first) - 1);
  const starts = rowsOf(strip.length, firsts, length, across);
  const rows = starts.length;
  const rowOf = (i: number) => starts.findLastIndex((start) => start <= i);
  const startOf = (row: number) => starts[row] ?? strip.length;
  const at = (i: number): Place => ({ x: margin + (i - startOf(rowOf(i))) * cell, y: margin + rowOf(i) * pitch });

  /** A block from cell `first`, counted from 0, row by row. */
  const pieces = (first: number): Piece[] => {
    const found: Piece[] = [];
    for (let i = first; i < first + length; ) {
      const end = Math.max(i + 1, Math.min(first + length, startOf(rowOf(i) + 1)));
      found.push({ ...at(i), width: (end - i) * cell, opensLeft: i > first, opensRight: end < first + length });
      i = end;
    }
    return found;
  };

  const block = (first: number, age: number): SVGTemplateResult => {
    const remaining = turns - 1n - BigInt(age);
    const fill = age === 0 && before ? 'var(--accent)' : 'var(--ink)';
    const leaving = turns > 0n && remaining === 1n;
    const all = pieces(first);
    const widest = all.reduce((a, b) => (b.width > a.width ? b : a));
    return svg`${all.map(
      (
        piece,
      ) => svg`<path d=${outline(piece)} fill=${fill} fill-opacity=${leaving ? 0.12 : 1} stroke=${fill} stroke-width="0.5" stroke-dasharray=${leaving ? '1.6 1.2' : 'none'} />
        <path d=${joints(piece)} stroke=${leaving ? fill : 'var(--paper)'} stroke-width="0.35" opacity="0.45"/>`,
    )}${
      turns > 0n && remaining <= mostTurns
        ? text(widest.x + widest.width / 2, widest.y + cell / 2, 5, String(remaining), {
            fill: leaving ? fill : 'var(--paper)',
            weight: 600,
          })
        : ''
    }`;
  };

  /** Targets are one cell wide, in the middle of the place: places overlap, targets do not. At the end of a row they are half as wide. */
  const target = (first: number, move: string): Target => {
    const middle = first + length / 2;
    const row = rowOf(middle - 0.25);
    const x0 = Math.max(0, middle - 0.5 - startOf(row));
    const x1 = Math.min(startOf(row + 1), middle + 0.5) - startOf(row);
    const preview = svg`${pieces(first).map(
      (piece) => svg`<path d=${outline(piece)} fill="var(--accent)" fill-opacity="0.3" stroke="var(--accent)" stroke-width="0.6"/>`,
    )}`;
    return { x: margin + x0 * cell, y: margin + row * pitch, width: (x1 - x0) * cell, height: cell, move, preview };
  };

  const named = range(0, strip.length).filter((i) => starts.includes(i) || ((i + 1) % 5 === 0 && !starts.includes(i - 1)));
  return {
    width: widthOf(strip.length, length, across) * cell + 2 * margin,
    height: rows * pitch + margin,
    unit,
    art: svg`
      ${range(0, strip.length).map((i) => (strip[i] === '1' ? hatched(at(i).x, at(i).y) : square(at(i).x, at(i).y)))}
      ${named.map((i) => text(at(i).x + cell / 2, at(i).y + cell + 3.1, 4.2, i + 1))}
      ${firsts.map((first, i) => block(first, laid.length - 1 - i))}`,
    targets: position.options.map(({ play }) => target(Number(parts(play)[0]) - 1, play)),
    description: words.strip(strip.length, laid.length),
  };
};

/** Cells per row, before rows are adjusted to the dominoes. */
const acrossOf = (cells: number, most: number) => Math.ceil(cells / (cells <= most + 4 ? 1 : Math.ceil(cells / Math.min(16, most))));

/** Most cells by which a row is lengthened or shortened so as not to cut a domino. */
const spareOf = (length: number) => Math.min(length - 1, 4);

const widthOf = (cells: number, length: number, most = 16) =>
  Math.min(cells, acrossOf(cells, most) + (cells <= most + 4 ? 0 : spareOf(length)));

/** The first cell of each row. No domino is cut unless it is longer than a row. */
export function rowsOf(cells: number, laid: readonly number[], length: number, most = 16): number[] {
  const across = acrossOf(cells, most);
  const starts: number[] = [];
  for (let start = 0; start < cells; ) {
    starts.push(start);
    const end = start + across;
    const cut = laid.find((first) => first < end && end < first + length);
    if (cut === undefined) start = end;
    else if (cut + length - end <= spareOf(length)) start = cut + length;
    else start = cut > start ? cut : end;
  }
  return starts;
}

/** Rounded, except where the block continues in another row. */
function outline({ x, y, width, opensLeft, opensRight }: Piece): string {
  const [top, bottom] = [y + 1, y + cell - 1];
  const [left, right] = [x + (opensLeft ? 0 : 0.9), x + width - (opensRight ? 0 : 0.9)];
  const [a, b] = [opensLeft ? 0 : 2, opensRight ? 0 : 2];
  return (
    `M${left + a} ${top}H${right - b}` +
    (b ? `Q${right} ${top} ${right} ${top + b}V${bottom - b}Q${right} ${bottom} ${right - b} ${bottom}` : `V${bottom}`) +
    `H${left + a}${a ? `Q${left} ${bottom} ${left} ${bottom - a}V${top + a}Q${left} ${top} ${left + a} ${top}` : `V${top}`}Z`
  );
}

/** The lines between the cells of a block. */
function joints({ x, y, width }: Piece): string {
  return range(1, width / cell)
    .map((i) => `M${x + i * cell} ${y + 1.4}v1.6M${x + i * cell} ${y + cell - 3}v1.6`)
    .join('');
}
