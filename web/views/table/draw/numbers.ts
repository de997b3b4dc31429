// The numbers of options in the list beside the table, drawn at their cells: in the corner of a large cell, else beside it, on a line that
// leads there. Numbers never cover each other: where there is no room, the better options get one.
import type { Cell } from '../../../engine/api_messages.js';
import type { Viewport } from '../geometry/viewport.js';
import { middle, type Over, outlined } from './overlay.js';
import type { Pen } from './pen.js';

export interface NumberedOption {
  cell: Cell;
  /** True if the move there wins. */
  wins: boolean;
  number: number;
  /** True while it is pointed at. */
  lit: boolean;
}

/** The middle of a number's plate, and its size, in pixels of the plot. */
export interface Plate {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Least size of a cell, in pixels, whose number is drawn, and at which it is drawn inside. */
export const NUMBERS_FROM = 4;
const INSIDE_FROM = 24;
const TEXT = 11;
const HEIGHT = 15;
/** Between a cell or a number and the next number. */
const GAP = 3;
const TIERS = 5;
/** Above, below, to the sides, then between. */
const directions = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const;

const apart = (a: Plate, b: Plate) =>
  Math.abs(a.x - b.x) >= (a.width + b.width) / 2 + 1 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2 + 1;

/** Where the numbers go, in the order of `options`; undefined for those without room. `size`: of texts, 1 or more. */
export function platesOf(options: readonly NumberedOption[], view: Viewport, size: number): (Plate | undefined)[] {
  if (view.scale < NUMBERS_FROM) return options.map(() => undefined);
  const spots = options.map(({ cell }) => middle(view, cell));
  const [width, height] = [view.x.length, view.y.length];
  const within = ({ x, y, ...plate }: Plate) =>
    x >= plate.width / 2 && x <= width - plate.width / 2 && y >= plate.height / 2 && y <= height - plate.height / 2;
  const cells = spots.map(({ x, y, size: side }) => ({ x, y, width: side, height: side }));
  const placed: Plate[] = [];
  return options.map(({ number }, i) => {
    const { x, y, size: side } = spots[i] as { x: number; y: number; size: number };
    if (x < 0 || y < 0 || x > width || y > height) return undefined;
    const plate = { width: (6 + 6.6 * String(number).length) * size, height: HEIGHT * size };
    const inside = { ...plate, x: x - side / 2 + plate.width / 2 + 1, y: y - side / 2 + plate.height / 2 + 1 };
    if (view.scale >= INSIDE_FROM * size) return inside;
    for (let tier = 0; tier < TIERS; ++tier) {
      for (const [across, down] of directions) {
        const away = side / 2 + GAP + tier * (plate.height + GAP);
        const there = { ...plate, x: x + across * (away + plate.width / 2), y: y + down * (away + plate.height / 2) };
        if (!within(there) || !placed.every((other) => apart(other, there)) || !cells.every((cell) => apart(cell, there))) continue;
        placed.push(there);
        return there;
      }
    }
    return undefined;
  });
}

/** Draws the numbers; without them, below the least size, only what is pointed at. */
export function numberedOptions(options: readonly NumberedOption[]): Over {
  return (pen, view, ink) => {
    const plates = platesOf(options, view, ink.size);
    const colour = ({ wins }: NumberedOption) => (wins ? ink.accent : ink.line);
    for (const [i, option] of options.entries()) {
      const spot = middle(view, option.cell);
      const plate = plates[i];
      if (plate && view.scale < INSIDE_FROM * ink.size) {
        pen.beginPath();
        pen.moveTo(spot.x, spot.y);
        pen.lineTo(plate.x, plate.y);
        outlined(pen, colour(option), ink.halo, 1);
      }
      if (!option.lit) continue;
      const half = Math.max(6, spot.size / 2);
      pen.beginPath();
      pen.rect(spot.x - half, spot.y - half, 2 * half, 2 * half);
      outlined(pen, ink.accent, ink.halo, 3 * ink.weight);
    }
    pen.font = `600 ${TEXT * ink.size}px ${ink.serif}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    for (const [i, option] of options.entries()) {
      const plate = plates[i];
      if (plate) drawPlate(pen, plate, option, colour(option), ink.halo);
    }
  };
}

/** Dark on a light edge, to be read on any colour; turned round while it is pointed at. */
function drawPlate(pen: Pen, { x, y, width, height }: Plate, { number, lit }: NumberedOption, dark: string, light: string): void {
  pen.fillStyle = lit ? dark : light;
  pen.fillRect(x - width / 2 - 1, y - height / 2 - 1, width + 2, height + 2);
  pen.fillStyle = lit ? light : dark;
  pen.fillRect(x - width / 2, y - height / 2, width, height);
  pen.fillStyle = lit ? dark : light;
  pen.fillText(String(number), x, y + 0.5);
}
