// A chocolate bar with one bad piece; a cut along a grid line eats the part without it. Large bars are drawn to scale, without pieces.
import { type SVGTemplateResult, svg } from 'lit';
import { cell, text, unit } from '../../boards/ink.js';
import { clamp, grouped, listed, range, sizes } from '../../boards/numbers.js';
import { ownWords } from '../../boards/words.js';
import type { Board, Drawing, Field, Target } from '../../views/play/board.js';
import { boardWords } from './board.en.js';

/** Longer bars are drawn to scale. From `fieldsFrom` on lines are so close that the cut can also be typed. */
const mostPieces = 64;
const fieldsFrom = 24;
const margin = 2;
/** Brown in both themes: the accent, darkened. */
const chocolate = 'light-dark(color-mix(in oklab, var(--accent) 30%, var(--ink)), color-mix(in oklab, var(--accent) 42%, var(--paper)))';
const groove = 'light-dark(color-mix(in oklab, var(--accent) 30%, var(--quiet)), color-mix(in oklab, var(--accent) 22%, var(--paper)))';

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const barBoard: Board = (scene): Drawing => {
  const { position, before } = scene;
  const words = ownWords(scene.words, 'exclusively-edible', boardWords);
  const sides = sizes(position.state);
  const [above = 0n, below = 0n, left = 0n, right = 0n] = sides;
  const [rows, columns] = [above + below + 1n, left + right + 1n];
  const longest = rows > columns ? rows : columns;
  const fields: Field[] = [];
  if (longest > fieldsFrom || position.more) {
    for (const [i, lines] of sides.entries()) {
      if (lines > 0n) fields.push({ label: words.eat[i] ?? '', least: 1n, most: lines, move: (eaten) => `${i},${lines - eaten}` });
    }
  }
  const last = before ? sizes(before.state) : sides;
  // The outline of a far larger bar would leave no room for the rest of it.
  const earlier = last.every((lines) => lines < mostPieces) ? last : sides;
  const description = words.bar(grouped(rows), grouped(columns), grouped(above), grouped(left));
  return { ...(longest <= mostPieces ? pieces(scene, sides.map(Number), earlier.map(Number)) : scaled(sides)), fields, description };
};

/** Outline of the part that the last move ate. */
function pieces({ position }: Parameters<Board>[0], now: number[], earlier: number[]): Omit<Drawing, 'description'> {
  const [above = 0, below = 0, left = 0, right = 0] = now;
  const [wasAbove = 0, wasBelow = 0, wasLeft = 0, wasRight = 0] = earlier.map((lines, i) => Math.max(lines, now[i] ?? 0));
  const [rows, columns] = [above + below + 1, left + right + 1];
  const x = margin + (wasLeft - left) * cell;
  const y = margin + (wasAbove - above) * cell;
  const [width, height] = [columns * cell, rows * cell];
  const was = { x: margin, y: margin, width: (wasLeft + wasRight + 1) * cell, height: (wasAbove + wasBelow + 1) * cell };
  const open = listed(position);

  const cuts: [move: string, line: Area, eaten: Area][] = [
    ...range(0, above).map((kept) => across(`0,${kept}`, above - kept, 'before')),
    ...range(0, below).map((kept) => across(`1,${kept}`, above + 1 + kept, 'after')),
    ...range(0, left).map((kept) => down(`2,${kept}`, left - kept, 'before')),
    ...range(0, right).map((kept) => down(`3,${kept}`, left + 1 + kept, 'after')),
  ];
  function across(move: string, line: number, eaten: 'before' | 'after'): [string, Area, Area] {
    const at = y + line * cell;
    return [
      move,
      { x, y: at - 2.5, width, height: 5 },
      eaten === 'before' ? { x, y, width, height: at - y } : { x, y: at, width, height: y + height - at },
    ];
  }
  function down(move: string, line: number, eaten: 'before' | 'after'): [string, Area, Area] {
    const at = x + line * cell;
    return [
      move,
      { x: at - 2.5, y, width: 5, height },
      eaten === 'before' ? { x, y, width: at - x, height } : { x: at, y, width: x + width - at, height },
    ];
  }

  const targets = cuts.filter(([move]) => open.has(move)).map(([move, line, eaten]): Target => ({ ...line, move, preview: bite(eaten) }));
  return {
    width: was.width + 2 * margin,
    height: was.height + 2 * margin,
    unit,
    art: svg`
      ${was.width > width || was.height > height ? svg`<rect x=${was.x} y=${was.y} width=${was.width} height=${was.height} rx="1" fill="none" stroke="var(--quiet)" stroke-width="0.4" stroke-dasharray="1.5 1.5" opacity="0.7"/>` : ''}
      <rect x=${x} y=${y} width=${width} height=${height} rx="1.4" fill=${groove} />
      <path d=${range(0, rows)
        .map((r) =>
          range(0, columns)
            .map((c) => raised(x + c * cell, y + r * cell))
            .join(''),
        )
        .join('')} fill=${chocolate} />
      ${bad(x + left * cell, y + above * cell, cell, cell)}`,
    targets,
  };
}

/** The upper face of a piece. */
function raised(x: number, y: number): string {
  return `M${x + 1.6} ${y + 0.9}h6.8a.7 .7 0 0 1 .7 .7v6.8a.7 .7 0 0 1 -.7 .7h-6.8a.7 .7 0 0 1 -.7 -.7v-6.8a.7 .7 0 0 1 .7 -.7z`;
}

/** The bad piece, marked with a cross. */
function bad(x: number, y: number, width: number, height: number): SVGTemplateResult {
  const [mx, my, arm] = [x + width / 2, y + height / 2, Math.min(width, height) * 0.2];
  return svg`<rect x=${x + 0.5} y=${y + 0.5} width=${width - 1} height=${height - 1} rx="1" fill="var(--paper)" stroke="var(--accent)" stroke-width="0.7"/>
    <path d="M${mx - arm} ${my - arm}L${mx + arm} ${my + arm}M${mx + arm} ${my - arm}L${mx - arm} ${my + arm}" stroke="var(--accent)" stroke-width="1.3" stroke-linecap="round"/>`;
}

function bite({ x, y, width, height }: Area): SVGTemplateResult {
  return svg`<rect x=${x} y=${y} width=${width} height=${height} fill="var(--paper)" fill-opacity="0.72" stroke="var(--accent)" stroke-width="0.8"/>`;
}

/** Draws a large bar to scale. Arguments: the numbers of lines on each side of the bad piece. */
function scaled([above = 0n, below = 0n, left = 0n, right = 0n]: bigint[]): Omit<Drawing, 'description'> {
  const [rows, columns] = [Number(above + below + 1n), Number(left + right + 1n)];
  const side = 140;
  const width = clamp((columns / rows) * side, 44, side);
  const height = clamp((rows / columns) * side, 44, side);
  const x = (210 - width) / 2;
  const y = 12;
  // The bad piece has a least size and stays inside.
  const [w, h] = [Math.max(width / columns, 5), Math.max(height / rows, 5)];
  const bx = x + clamp((Number(left) / columns) * width - (w - width / columns) / 2, 0, width - w);
  const by = y + clamp((Number(above) / rows) * height - (h - height / rows) / 2, 0, height - h);
  return {
    width: 210,
    height: height + 24,
    unit: 3.2,
    art: svg`
      <rect x=${x} y=${y} width=${width} height=${height} rx="1.4" fill=${chocolate} />
      <path d="M${x} ${by + h / 2}h${width}M${bx + w / 2} ${y}v${height}" stroke="var(--paper)" stroke-width="0.5" stroke-dasharray="1.5 1.5" opacity="0.7"/>
      ${bad(bx, by, w, h)}
      ${text(105, y - 5.5, 6, `↑ ${grouped(above)}`)}
      ${text(105, y + height + 6, 6, `↓ ${grouped(below)}`)}
      ${text(x - 2.5, by + h / 2, 6, `← ${grouped(left)}`, { anchor: 'end' })}
      ${text(x + width + 2.5, by + h / 2, 6, `${grouped(right)} →`, { anchor: 'start' })}`,
    targets: [],
  };
}
