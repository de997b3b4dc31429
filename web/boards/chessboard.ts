// Pieces on a square board: pick one up and put it down where it may go. Large boards show a window, with an overview below.
import { type SVGTemplateResult, svg } from 'lit';
import type { Board, Drawing, Scene, Target } from '../views/play/board.js';
import { cell, hatched, text, trace, unit } from './ink.js';
import { clamp, grouped, numbers, parts, range } from './numbers.js';
import { type Chessman, chessman } from './pieces.js';

/** Side of the window, in squares. */
const side = 16;
/** Side of the overview, and of the targets on it, in units. */
const wholeSide = 40;
const places = 8;

/** Every number is a row or a column of the board. */
interface View {
  row: number;
  column: number;
  count: number;
  n: number;
}

/** Words of the board of one kind of pieces. */
export interface ChessWords {
  pick: (square: string) => string;
  pieces: (n: string, count: number, squares: string) => string;
}

export function chessBoard(kind: Chessman, wordsOf: (words: Scene['words']) => ChessWords): Board {
  return (scene): Drawing => {
    const { position, before, shape, picked } = scene;
    const words = wordsOf(scene.words);
    const n = shape.x.count;
    const squares = numbers(position.state).map(Number);
    const name = (square: number) => `(${Math.floor(square / n)}, ${square % n})`;
    const movable = new Map<number, string>();
    for (const { play } of position.options) {
      const [index] = parts(play);
      const square = squares[Number(index)];
      if (square !== undefined && !movable.has(square)) movable.set(square, index);
    }
    const pickedSquare = picked === undefined ? undefined : squares[Number(picked)];
    const view = viewOf(n, pickedSquare ?? nearest(scene, squares, n) ?? Math.max(-1, ...movable.keys()));

    const margin = view.count > 9 ? 8 : 6;
    const letters = Math.max(3.4, (view.count * cell + margin) / 38);
    const at = (square: number) => ({
      x: margin + ((square % n) - view.column) * cell,
      y: margin + (Math.floor(square / n) - view.row) * cell,
      width: cell,
      height: cell,
    });
    const inView = (square: number) => shows(view, square);

    const targets: Target[] = [];
    for (const [square, index] of movable) {
      if (inView(square)) targets.push({ ...at(square), pick: index, label: words.pick(name(square)) });
    }
    for (const { play, move } of position.options) {
      const [index, to] = parts(play);
      if (index !== picked || pickedSquare === undefined || !inView(Number(to))) continue;
      const { x, y } = at(Number(to));
      const preview = chessman(kind, x, y, 'var(--accent)');
      // If another piece stands where this one may go, the move takes precedence over picking that one up.
      const taken = targets.findIndex((target) => target.x === x && target.y === y);
      if (taken >= 0) targets.splice(taken, 1);
      targets.push({ ...at(Number(to)), move: play, goal: true, preview, label: move });
    }

    const standing = new Map<number, number>();
    for (const square of squares) standing.set(square, (standing.get(square) ?? 0) + 1);
    const earlier = before ? numbers(before.state).map(Number) : squares;
    const moved = squares.findIndex((square, i) => square !== earlier[i]);
    const origin = moved < 0 ? undefined : earlier[moved];
    const missing = missingOf(scene, view, kind);

    const piece = ([square, count]: [number, number]): SVGTemplateResult => {
      const { x, y } = at(square);
      const fill = square === pickedSquare ? 'var(--accent)' : movable.has(square) ? 'var(--ink)' : 'var(--quiet)';
      return svg`${chessman(kind, x, y, fill)}${count > 1 ? badge(x, y, count, fill) : ''}`;
    };
    const width = margin + view.count * cell + 1;
    const overview = view.count < n ? wholeBoard(words, view, squares, movable, width, picked) : undefined;
    targets.push(...(overview?.targets ?? []).map((target) => ({ ...target, over: true as const })));
    return {
      width,
      height: width + (overview ? wholeSide + 4 : 0),
      unit,
      ground: svg`
        ${chequered(view, margin, missing)}
        <rect x=${margin} y=${margin} width=${view.count * cell} height=${view.count * cell}
              fill="none" stroke="var(--quiet)" stroke-width="0.5"/>`,
      art: svg`
        ${range(0, view.count).map((i) => coordinates(i, view, margin, letters))}
        ${origin !== undefined && inView(origin) ? trace(at(origin).x, at(origin).y) : ''}
        ${[...standing].filter(([square]) => inView(square)).map(piece)}
        ${overview?.art ?? ''}`,
      targets,
      description: words.pieces(grouped(n), squares.length, squares.slice(0, 40).map(name).join(' ')),
    };
  };
}

/** Whether no piece can stand on a square of the view: by the background of small boards, by the table of large ones. */
function missingOf({ shape, cells }: Scene, { row, column, count, n }: View, kind: Chessman): (r: number, c: number) => boolean {
  const { scene } = shape;
  if (scene) return (r, c) => scene[(row + r) * n + column + c] === 'X';
  const known = kind === 'king' ? cells?.({ column, row, width: count, height: count }) : undefined;
  return (r, c) => known?.[r]?.[c] === null;
}

/** The squares of the view; `missing` ones are hatched. */
function chequered(view: View, margin: number, missing: (r: number, c: number) => boolean) {
  return range(0, view.count).map((r) =>
    range(0, view.count).map((c) => {
      const [x, y] = [margin + c * cell, margin + r * cell];
      if (missing(r, c)) return hatched(x, y);
      return (r + view.row + c + view.column) % 2 === 0
        ? ''
        : svg`<rect x=${x} y=${y} width=${cell} height=${cell} fill="var(--line)" fill-opacity="0.55"/>`;
    }),
  );
}

/** Several pieces on a square: their number at its corner. */
function badge(x: number, y: number, count: number, stroke: string): SVGTemplateResult {
  return svg`<circle cx=${x + 8.1} cy=${y + 2.1} r="1.9" fill="var(--paper)" stroke=${stroke} stroke-width="0.35"/>${text(x + 8.1, y + 2.1, count > 99 ? 1.8 : 2.8, count, { fill: 'var(--ink)', weight: 600 })}`;
}

/** The piece nearest to the one that has just moved, so that the window stays in place. */
function nearest({ position, before }: Scene, squares: number[], n: number): number | undefined {
  const earlier = before ? numbers(before.state).map(Number) : squares;
  const moved = squares.find((square, i) => square !== earlier[i]);
  if (moved === undefined || n <= side) return undefined;
  const distance = (square: number) =>
    Math.max(Math.abs(Math.floor(square / n) - Math.floor(moved / n)), Math.abs((square % n) - (moved % n)));
  let best: number | undefined;
  for (const { play } of position.options) {
    const square = squares[Number(parts(play)[0])];
    if (square !== undefined && (best === undefined || distance(square) < distance(best))) best = square;
  }
  return best;
}

/** The whole board, or a window with the square in its far quarter, as pieces move up and to the left. It moves in steps of four rows. */
function viewOf(n: number, square: number): View {
  if (n <= side) return { row: 0, column: 0, count: n, n };
  const start = (at: number) => clamp(Math.floor(at / 4) * 4 - 10, 0, n - side);
  return { row: start(Math.floor(square / n)), column: start(square % n), count: side, n };
}

function shows({ row, column, count, n }: View, square: number): boolean {
  const [r, c] = [Math.floor(square / n) - row, (square % n) - column];
  return r >= 0 && r < count && c >= 0 && c < count;
}

function coordinates(i: number, view: View, margin: number, size: number): SVGTemplateResult {
  const middle = margin + i * cell + cell / 2;
  const wide = view.n > 1000 ? size * 0.62 : size;
  return svg`${text(middle, margin / 2, wide, view.column + i)}${text(margin - 1, middle, wide, view.row + i, { anchor: 'end' })}`;
}

/** The overview below the window: all pieces, and the window's frame. Pieces outside of it can be picked up there, in turn. */
function wholeBoard(
  words: ChessWords,
  view: View,
  squares: number[],
  movable: Map<number, string>,
  top: number,
  picked: string | undefined,
): { art: SVGTemplateResult; targets: Target[] } {
  const scale = wholeSide / view.n;
  const frame = Math.max(2, side * scale);
  const x = 8;
  const groups = new Map<string, [square: number, index: string][]>();
  for (const [square, index] of movable) {
    if (shows(view, square)) continue;
    const place = [square % view.n, Math.floor(square / view.n)].map((i) => Math.floor((i / view.n) * places)).join();
    groups.set(place, [...(groups.get(place) ?? []), [square, index]]);
  }
  const size = wholeSide / places;
  const targets = [...groups].map(([place, members]): Target => {
    const [c = 0, r = 0] = place.split(',').map(Number);
    const [square, index] = members[(members.findIndex(([, i]) => i === picked) + 1) % members.length] ?? [0, '0'];
    const label = words.pick(`(${Math.floor(square / view.n)}, ${square % view.n})`);
    return { x: x + c * size, y: top + r * size, width: size, height: size, pick: index, label };
  });
  const dots = new Set(squares.map((square) => `M${round((square % view.n) * scale)} ${round(Math.floor(square / view.n) * scale)}h.01`));
  return {
    targets,
    art: svg`<g transform="translate(${x} ${top})">
      <rect width=${wholeSide} height=${wholeSide} fill="var(--faint)" stroke="var(--line)" stroke-width="0.4"/>
      <path d=${[...dots].join('')} stroke="var(--ink)" stroke-width="1.3" stroke-linecap="round"/>
      <rect x=${Math.min(view.column * scale, wholeSide - frame)} y=${Math.min(view.row * scale, wholeSide - frame)}
            width=${frame} height=${frame} fill="none" stroke="var(--accent)" stroke-width="0.5"/>
    </g>`,
  };
}

function round(x: number): number {
  return Math.round(x * 2) / 2;
}
