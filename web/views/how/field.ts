// The values that a method has found so far, as the game's own table shows them: its rows, columns, axes and colours; or as a row or a list.
import { html, svg } from 'lit';
import type { Cell, LayerName, TableShape } from '../../engine/api_messages.js';
import { LARGE, outcomes } from '../../engine/facts.js';
import type { HowWords } from '../../i18n/en/how.js';
import type { Words } from '../../i18n/words.js';
import { css, ink } from '../table/ink/colour.js';
import { palette } from '../table/ink/palette.js';
import type { Ground } from './ground.js';
import type { Method } from './methods.js';

/** Sizes in pixels, by the window: a cell at most, and a table. */
const SIZES = [
  { window: '(max-width: 40em), (max-height: 30em)', cell: 40, across: 290 },
  { window: '(max-width: 100em)', cell: 52, across: 360 },
  { window: 'all', cell: 64, across: 620 },
];
/** Its gutters. */
const LEFT = 46;
const BAND = 22;
const NAMES = 44;
/** A cell of a list. */
const ITEM = { width: 40, height: 30 };

/** Text and colour of a value: the byte of a layer as `paint` has it, and the outcome where the layer does not tell it. */
export interface Look {
  layer: LayerName;
  byte: number;
  outcome?: number;
  text: string;
}

/** How a value of a method looks. */
export function lookOf(words: Words, layer: Method['layer'], value: number): Look {
  const number = String(value);
  switch (layer) {
    case 'outcome':
      return { layer, byte: value, text: words.strings.outcome[outcomes[value] ?? 'N'] };
    case 'nimber':
      return { layer, byte: Math.min(value, LARGE), text: number };
    case 'remoteness':
      return { layer, byte: Math.min(value, LARGE), outcome: value % 2 === 1 ? 0 : 1, text: number };
    case 'count':
      return { layer: 'outcome', byte: value > 0 ? 0 : 1, text: number };
  }
}

export interface Field {
  words: Words;
  t: HowWords['steps'];
  dark: boolean;
  /** Layer of the values. */
  layer: Method['layer'];
  ground: Ground;
  /** In the order of the list, if it is one. */
  positions: readonly (readonly number[])[];
  nameOf: (position: readonly number[]) => string;
  known: ReadonlyMap<string, Look>;
  /** The last step, and what it read. */
  here: readonly (readonly number[])[];
  reads: readonly (readonly number[])[];
  label: string;
}

export const fieldView = (field: Field) =>
  field.ground.kind === 'table'
    ? tableView(field, field.ground)
    : field.ground.kind === 'row'
      ? listView(field, places(field.ground.x), field.words.translate(field.ground.shape.x.name), field.ground.shape.sequence !== undefined)
      : listView(field, field.positions);

const places = ({ first, count }: { first: number; count: number }) => Array.from({ length: count }, (_, i) => [first + i]);

/** A cell of this size, with its value if it is known. */
function cellOf(dark: boolean, look: Look | undefined, x: number, y: number, width: number, height: number) {
  if (!look) return svg`<rect class="blank" x=${x + 0.5} y=${y + 0.5} width=${width - 1} height=${height - 1} />`;
  const colours = palette(dark);
  const colour = colours.cell(look.layer, look.byte, look.outcome);
  const draw = look.layer === 'outcome' && outcomes[look.byte] === 'D';
  const size = Math.min(height * 0.5, (width * 0.8) / (0.6 * look.text.length));
  return svg`<rect x=${x} y=${y} width=${width} height=${height} fill=${css(colour)} />
    ${draw ? svg`<path class="draw" d="M${x} ${y + height}L${x + width} ${y}M${x} ${y + height / 2}L${x + width / 2} ${y}M${x + width / 2} ${y + height}L${x + width} ${y + height / 2}" />` : ''}
    <text class="value" x=${x + width / 2} y=${y + height / 2 + size * 0.36} font-size=${size} fill=${css(ink(colour))}>${look.text}</text>`;
}

/** Frames around a cell: of the last step, and of what it read. */
const frame = (kind: 'here' | 'read', x: number, y: number, width: number, height: number) =>
  ['halo', 'line'].map(
    (part) => svg`<rect class="${kind} ${part}" x=${x + 2.5} y=${y + 2.5} width=${width - 5} height=${height - 5} rx="1.5" />`,
  );

function tableView(field: Field, { x, y, shape, cellOf: cellAt }: Ground & { kind: 'table' }) {
  const { words, dark, known, here, reads, label } = field;
  const size = SIZES.find(({ window }) => matchMedia(window).matches);
  const cell = size ? Math.min(size.cell, Math.max(24, size.across / x.count)) : 0;
  const band = shape.headers ? BAND : 0;
  const [left, top] = [LEFT + band, shape.yUp ? 8 : NAMES + band];
  const [width, height] = [x.count * cell, y.count * cell];
  const leftOf = (column: number) => left + (column - x.first) * cell;
  const topOf = (row: number) => top + (shape.yUp ? y.first + y.count - 1 - row : row - y.first) * cell;
  const inside = ([column, row]: Cell) => column >= x.first && column < x.first + x.count && row >= y.first && row < y.first + y.count;
  const frames = (kind: 'here' | 'read', of: readonly (readonly number[])[]) =>
    of
      .map(cellAt)
      .filter(inside)
      .map(([column, row]) => frame(kind, leftOf(column), topOf(row), cell, cell));
  const looks = new Map([...known].map(([key, look]) => [String(cellAt(key.split(',').map(Number))), look]));
  const cells = Array.from({ length: y.count }, (_, j) =>
    Array.from({ length: x.count }, (_, i) => {
      const [column, row] = [x.first + i, y.first + j];
      return cellOf(dark, looks.get(`${column},${row}`), leftOf(column), topOf(row), cell, cell);
    }),
  );
  const total = { width: left + width + 8, height: top + height + (shape.yUp ? NAMES : 8) };
  return html`<svg translate="no" class="how-field" width=${total.width} height=${total.height} viewBox="0 0 ${total.width} ${total.height}" role="img" aria-label=${label}>
      ${cells} ${axes({ words, shape, x, y, cell, left, top, band, leftOf, topOf })}
      ${pieces(shape, inside, leftOf, topOf, cell)} ${frames('read', reads)} ${frames('here', here)}
    </svg>
    <p class="quiet-text how-key">${key(field)}</p>`;
}

interface Axes {
  words: Words;
  shape: TableShape;
  x: { first: number; count: number };
  y: { first: number; count: number };
  cell: number;
  left: number;
  top: number;
  band: number;
  leftOf: (column: number) => number;
  topOf: (row: number) => number;
}

/** Names and numbers of columns and rows, and the characters of a border, where the game's table has them. */
function axes({ words, shape, x, y, cell, left, top, band, leftOf, topOf }: Axes) {
  const { headers, yUp } = shape;
  const wrapped = shape.sequence ?? shape.index;
  const t = words.strings.table;
  const bottom = top + y.count * cell;
  const beside = yUp ? bottom + band + 17 : top - band - 7;
  const nameAt = yUp ? bottom + band + 36 : top - band - 27;
  const middle = top + (y.count * cell) / 2;
  const apart = Math.ceil(24 / cell);
  const numbers = ({ first, count }: { first: number; count: number }) =>
    Array.from({ length: count }, (_, i) => first + i).filter((number) => (number - first) % apart === 0);
  const [nameX, nameY] = wrapped ? [t.inTheRow, t.rowBegins] : [words.translate(shape.x.name), words.translate(shape.y.name)];
  return svg`${numbers(x).map((column) => svg`<text class="axis" x=${leftOf(column) + cell / 2} y=${beside}>${column}</text>`)}
    ${numbers(y).map((row) => svg`<text class="axis side" x=${left - band - 7} y=${topOf(row) + cell / 2 + 4}>${wrapped ? row * shape.x.count : row}</text>`)}
    ${
      headers
        ? svg`${[...headers.x].slice(0, x.count).map((digit, i) => svg`<text class="border" x=${leftOf(x.first + i) + cell / 2} y=${top - 7}>${digit}</text>`)}
      ${[...headers.y].slice(0, y.count).map((digit, j) => svg`<text class="border" x=${left - BAND / 2} y=${topOf(y.first + j) + cell / 2 + 5}>${digit}</text>`)}`
        : ''
    }
    <text class="axis name" x=${left + (x.count * cell) / 2} y=${nameAt}>${nameX}</text>
    <text class="axis name" transform="translate(13 ${middle}) rotate(-90)">${nameY}</text>`;
}

/** A dot in the corner of the cells of the position. */
const pieces = (
  shape: TableShape,
  inside: (cell: Cell) => boolean,
  leftOf: (column: number) => number,
  topOf: (row: number) => number,
  cell: number,
) =>
  (shape.marks ?? [])
    .filter(({ cell: at, to, x, y }) => !to && x === undefined && y === undefined && inside(at))
    .map(({ cell: [column, row] }) => svg`<circle class="piece" cx=${leftOf(column) + cell - 9} cy=${topOf(row) + 9} r="3.5" />`);

/** Meanings of letters, numbers, frames and dots. */
function key({ t, known, words, layer, ground }: Field): string {
  const { outcome, outcomeMeaning } = words.strings;
  const letters = [...new Set([...known.values()].map(({ byte }) => outcomes[byte] ?? 'N'))].sort();
  const meaning = layer === 'outcome' ? letters.map((letter) => `${outcome[letter]}: ${outcomeMeaning[letter]}`) : [t.keys[layer]];
  return [...meaning, t.frames, ...(ground.kind === 'table' ? [t.dot] : [])].map((text) => `${text}.`).join(' ');
}

/** Each position with its name. `sequence`: the places have no name of their own. */
function listView(field: Field, positions: Field['positions'], name = '', sequence = false) {
  const { t, dark, known, here, reads, label, nameOf } = field;
  const [marked, read] = [here, reads].map((all) => new Set(all.map(String))) as [Set<string>, Set<string>];
  const { width, height } = ITEM;
  return html`${name && !sequence ? html`<p class="how-axis">${name}</p>` : ''}
    <ul class="how-list" aria-label=${label}>
      ${positions.map((position) => {
        const at = String(position);
        const look = known.get(at);
        return html`<li class=${marked.has(at) ? 'marked' : ''}>
          <svg translate="no" class="how-item" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img" aria-label=${look?.text ?? t.unknown}>
            ${cellOf(dark, look, 0, 0, width, height)} ${read.has(at) ? frame('read', 0, 0, width, height) : ''}
            ${marked.has(at) ? frame('here', 0, 0, width, height) : ''}
          </svg>
          <span>${nameOf(position)}</span>
        </li>`;
      })}
    </ul>
    <p class="quiet-text how-key">${key(field)}</p>`;
}
