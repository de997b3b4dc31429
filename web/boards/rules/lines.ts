// Dots, the lines between them, and the boxes that they close, with the mark of the player who closed each.
import { type SVGTemplateResult, svg } from 'lit';
import { disc, text } from '../ink.js';
import { range } from '../numbers.js';
import { type Drawn, type Frame, MARGIN, type Part, type Place, slotsOfPart } from './drawn.js';
import { LEFT, RIGHT } from './glyphs.js';

/** Between dots. */
const STEP = 14;
const PAD = 4;
/** Width of the place of a line. */
const THICK = 5;

interface Line {
  slot: number;
  /** Its left or upper end: column and row of the dot. */
  column: number;
  row: number;
  upright: boolean;
}

export interface Lines {
  lines: readonly Line[];
  /** Of dots. */
  columns: number;
  rows: number;
}

/** The lines of parts: edges of a graph on a grid, or a board of lines across and one of lines down. */
export function linesOf([one, other]: readonly Part[]): Lines {
  if (one?.edges && one.dots) {
    const dots = one.dots;
    const lines = one.edges.map(([a, b], i) => {
      const from = Math.min(a, b);
      return { slot: one.first + i, column: from % dots, row: Math.floor(from / dots), upright: Math.abs(a - b) === dots };
    });
    return { lines, columns: dots, rows: Math.floor(Math.max(...one.edges.flat()) / dots) + 1 };
  }
  const boards = [one, other].flatMap((part, i) =>
    part
      ? slotsOfPart(part).map((slot) => {
          const at = slot - part.first;
          return { slot, column: at % part.columns, row: Math.floor(at / part.columns), upright: i === 1 };
        })
      : [],
  );
  return { lines: boards, columns: other?.columns ?? 1, rows: one?.rows ?? 1 };
}

/** The slots of the lines around each box, by rows. */
export function boxesOf({ lines, columns, rows }: Lines): number[][] {
  const slotAt = new Map(lines.map(({ slot, column, row, upright }) => [`${column},${row},${upright}`, slot]));
  return range(0, (columns - 1) * (rows - 1)).map((i) => {
    const [column, row] = [i % (columns - 1), Math.floor(i / (columns - 1))];
    const around = [`${column},${row},false`, `${column},${row + 1},false`, `${column},${row},true`, `${column + 1},${row},true`];
    return around.flatMap((key) => slotAt.get(key) ?? []);
  });
}

/** Who closed each box: 0 or 1 in the order of moves; undefined for boxes that are open, or that nobody has closed. */
export function ownersOf(boxes: readonly number[][], history: readonly (readonly number[])[]): (0 | 1 | undefined)[] {
  const closed = (box: readonly number[], slots: readonly number[] | undefined) => box.every((slot) => slots?.[slot] === 1);
  return boxes.map((box) => {
    const at = history.findIndex((slots) => closed(box, slots));
    return at > 0 ? (((at - 1) % 2) as 0 | 1) : undefined;
  });
}

/** `history`: the numbers of the positions of the play, the present one last. */
export function drawLines(parts: readonly Part[], slots: number[], history: readonly number[][], { top }: Frame): Drawn {
  const grid = linesOf(parts);
  const at = (column: number, row: number) => ({ x: MARGIN + PAD + column * STEP, y: top + PAD + row * STEP });
  const path = ({ column, row, upright }: Line) => {
    const { x, y } = at(column, row);
    return upright ? `M${x} ${y}v${STEP}` : `M${x} ${y}h${STEP}`;
  };
  const before = history.at(-2);
  const boxes = boxesOf(grid);
  const owners = ownersOf(boxes, history);
  const art: SVGTemplateResult[] = [];
  for (const [i, box] of boxes.entries()) {
    if (!box.every((slot) => slots[slot] === 1)) continue;
    const owner = owners[i];
    const { x, y } = at(i % (grid.columns - 1), Math.floor(i / (grid.columns - 1)));
    const fill = owner === undefined ? 'var(--line)' : owner === 0 ? LEFT : RIGHT;
    art.push(svg`<rect x=${x} y=${y} width=${STEP} height=${STEP} fill=${fill} fill-opacity="0.28"/>`);
    if (owner !== undefined) art.push(text(x + STEP / 2, y + STEP / 2, 6, owner + 1, { fill, weight: 700 }));
  }
  for (const line of grid.lines) {
    const drawn = slots[line.slot] === 1;
    const last = drawn && before !== undefined && before[line.slot] !== 1;
    art.push(
      svg`<path d=${path(line)} fill="none" stroke=${last ? 'var(--accent)' : drawn ? 'var(--ink)' : 'var(--line)'} stroke-width=${drawn ? 1.5 : 0.5} stroke-dasharray=${drawn ? 'none' : '0.2 1.8'} stroke-linecap="round"/>`,
    );
  }
  for (const row of range(0, grid.rows)) {
    for (const column of range(0, grid.columns)) art.push(disc(at(column, row).x, at(column, row).y, 1.3));
  }
  const bySlot = new Map(grid.lines.map((line) => [line.slot, line]));
  const placeOf = (_: unknown, slot: number): Place | undefined => {
    const line = bySlot.get(slot);
    if (!line) return undefined;
    const { x, y } = at(line.column, line.row);
    const [width, height] = line.upright ? [THICK, STEP - THICK] : [STEP - THICK, THICK];
    return {
      x: line.upright ? x - THICK / 2 : x + THICK / 2,
      y: line.upright ? y + THICK / 2 : y - THICK / 2,
      width,
      height,
      ghost: svg`<path d=${path(line)} stroke="var(--accent)" stroke-width="2" stroke-linecap="round"/>`,
    };
  };
  return { art, width: at(grid.columns - 1, 0).x + PAD + 1, height: (grid.rows - 1) * STEP + 2 * PAD + 2, placeOf };
}
