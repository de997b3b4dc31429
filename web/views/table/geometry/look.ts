// A view of a table as written in addresses: the cell in the middle and the pixels per cell.
import type { Viewport } from './viewport.js';

export interface Look {
  /** A cell, with a fraction. */
  x: [number, number];
  y: [number, number];
  scale: number;
}

export function lookOf(view: Viewport): Look {
  const { x, y } = view.centre();
  return { x: [x.cell, x.fraction], y: [y.cell, y.fraction], scale: view.scale };
}

export function viewOf(fitted: Viewport, { x, y, scale }: Look): Viewport {
  return fitted.centredOn(x[0], x[1], y[0], y[1], scale);
}

/** "12.5,3.25,24": three decimals of a cell, four digits of scale. */
export function lookText({ x, y, scale }: Look): string {
  const coordinate = ([cell, fraction]: [number, number]) => {
    const digits = fraction
      .toFixed(3)
      .slice(1)
      .replace(/\.?0{1,3}$/, '');
    return `${cell}${fraction < 0.9995 ? digits : ''}`;
  };
  return `${coordinate(x)},${coordinate(y)},${Number(scale.toPrecision(4))}`;
}

export function readLook(text: string): Look | undefined {
  const match = /^(-?\d{1,16})(\.\d+)?,(-?\d{1,16})(\.\d+)?,((?:\d+(?:\.\d+)?|\.\d+)(?:e-?\d+)?)$/.exec(text);
  if (!match) return undefined;
  const scale = Number(match[5]);
  if (!(scale > 0)) return undefined;
  return { x: [Number(match[1]), Number(match[2] ?? 0)], y: [Number(match[3]), Number(match[4] ?? 0)], scale };
}
