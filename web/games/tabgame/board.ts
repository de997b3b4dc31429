// A coin on a table with digits on its border. Shows a window of the table near the coin, always with the border.
import { svg } from 'lit';
import { cell, ghostDisc, square, text, unit } from '../../boards/ink.js';
import { grouped, listed, numbers, range } from '../../boards/numbers.js';
import { ownWords } from '../../boards/words.js';
import type { Board } from '../../views/play/board.js';
import { boardWords } from './board.en.js';

/** The window moves in steps of so many lines and is twice as wide, so the coin stays in its far half. */
const usual = 6;
const head = 22;
const gap = 7;
const radius = 3.4;

export const coinTableBoard: Board = ({ position, before, shape, words: own, across: longest = 2 * usual }) => {
  const words = ownWords(own, 'tabgame', boardWords);
  const [row = 0, column = 0] = numbers(position.state).map(Number);
  const step = Math.min(usual, Math.max(4, Math.floor(longest / 2)));
  const across = axis(column, shape.x.count, step);
  const down = axis(row, shape.y.count, step);
  const open = listed(position);
  const moves = [
    { move: '0,0', row: row - 1, column },
    { move: '1,0', row, column: column - 1 },
  ].filter(({ move }) => open.has(move));

  const [was, wasColumn] = before ? numbers(before.state).map(Number) : [];
  const trail = was !== undefined && wasColumn !== undefined && down.shows(was) && across.shows(wasColumn);
  const [x, y] = [across.middle(column), down.middle(row)];
  const { x: top = '', y: left = '' } = shape.headers ?? {};
  const digit = (middle: number, line: number, at: string) =>
    text(middle, line, 5.4, at, { fill: at === '1' ? 'var(--ink)' : 'var(--quiet)', weight: 600 });

  return {
    width: across.end + 1,
    height: down.end + 1,
    unit,
    art: svg`
      ${down.lines.map((r) => across.lines.map((c) => square(across.start(c), down.start(r))))}
      ${across.lines.map((c) => square(across.start(c), head - cell, cell, cell, 'none'))}
      ${down.lines.map((r) => square(head - cell, down.start(r), cell, cell, 'none'))}
      ${across.lines.map((c) => digit(across.middle(c), head - cell / 2, top[c - 1] ?? ''))}
      ${down.lines.map((r) => digit(head - cell / 2, down.middle(r), left[r - 1] ?? ''))}
      ${across.cut ? text(head + gap / 2, head - cell / 2, 5, '⋯') : ''}
      ${down.cut ? text(head - cell / 2, head + gap / 2, 5, '⋮') : ''}
      ${column > 0 ? text(x, 6, 4, grouped(column)) : ''}
      ${row > 0 ? text(head - cell - 1.6, y, 4, grouped(row), { anchor: 'end' }) : ''}
      ${
        trail
          ? svg`<path d="M${across.middle(wasColumn)} ${down.middle(was)}L${x} ${y}" stroke="var(--accent)" stroke-width="0.7" opacity="0.55"/>
            <circle cx=${across.middle(wasColumn)} cy=${down.middle(was)} r="1.2" fill="var(--accent)" opacity="0.55"/>`
          : ''
      }
      <circle cx=${x} cy=${y} r=${radius} fill="var(--ink)"/>
      ${
        row > 0 && column > 0
          ? svg`<circle cx=${x} cy=${y} r=${radius - 0.9} fill="none" stroke="var(--paper)" stroke-width="0.4"/>`
          : text(x, y, 5, (row === 0 ? top[column - 1] : left[row - 1]) ?? '', { fill: 'var(--paper)', weight: 600 })
      }`,
    targets: moves.map(({ move, row: r, column: c }) => ({
      x: across.start(c),
      y: down.start(r),
      width: cell,
      height: cell,
      move,
      preview: svg`<path d="M${x} ${y}L${across.middle(c)} ${down.middle(r)}" stroke="var(--accent)" stroke-width="1.2"/>${ghostDisc(across.middle(c), down.middle(r), radius)}`,
    })),
    description: words.coinTable(row, column),
  };
};

/** The lines of the table that are shown in one direction, and where they are. Line 0 is the border. */
function axis(at: number, count: number, step: number) {
  const block = Math.max(1, Math.floor((at - 1) / step));
  const last = Math.min(count, (block + 1) * step);
  const first = Math.max(1, last - 2 * step + 1);
  const cut = first > 1;
  const origin = head + (cut ? gap : 0);
  // The first line follows the border, after the gap if there is one.
  const start = (line: number) => (line === 0 ? head - cell : origin + (line - first) * cell);
  return {
    lines: range(first, last + 1),
    cut,
    start,
    middle: (line: number) => start(line) + cell / 2,
    shows: (line: number) => line === 0 || (line >= first && line <= last),
    end: origin + (last - first + 1) * cell,
  };
}
