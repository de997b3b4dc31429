// A directed graph with the token on a vertex. Followers of its vertex are targets. Of a graph too large to draw, only the followers.
import { type SVGTemplateResult, svg } from 'lit';
import { cell, disc, hollow, square, text, unit } from '../../boards/ink.js';
import { parts } from '../../boards/numbers.js';
import { ownWords } from '../../boards/words.js';
import type { Board, Drawing, Scene, Target } from '../../views/play/board.js';
import { boardWords } from './board.en.js';
import { drawGraph, type GraphDrawing } from './drawing.js';

const RADIUS = 4;
/** Most followers in a row, of a graph that is not drawn. */
const ACROSS = 12;

/** The last drawing: moves do not change the graph. */
let last: { key: string; drawn: GraphDrawing } | undefined;

function drawnOf(edges: string, upright: boolean): GraphDrawing {
  const key = `${edges} ${upright}`;
  if (last?.key !== key) last = { key, drawn: drawGraph(edges, RADIUS, upright) };
  return last.drawn;
}

/** The colours of the outcomes, as on the stage of the explanation. */
const INKS: Readonly<Record<string, string>> = { N: '#0072b2', P: '#e69f00', D: '#6f6f6f' };

/** The outcome of each vertex, if the board shows what is known. */
function outcomesOf({ explained, cells, shape }: Scene): (vertex: string) => string | undefined {
  const columns = shape.x.count;
  const rows = explained ? cells?.({ column: 0, row: 0, width: columns, height: shape.y.count }) : undefined;
  return (vertex) => {
    const value = rows?.[Math.floor(Number(vertex) / columns)]?.[Number(vertex) % columns];
    return typeof value === 'string' ? value : undefined;
  };
}

function followersOnly({ position, before, words }: Scene): Drawing {
  const t = ownWords(words, 'graph', boardWords);
  const { options } = position;
  const across = Math.min(ACROSS, Math.max(4, options.length));
  const rows = Math.ceil(options.length / across);
  const at = (i: number) => ({ x: (i % across) * (cell + 4) + 1, y: Math.floor(i / across) * (cell + 2) + 24 });
  const name = (vertex: string, x: number, y: number, fill?: string) =>
    text(x + (cell + 3) / 2, y + cell / 2, Math.min(4.6, 20 / vertex.length), vertex, fill ? { fill } : { fill: 'var(--ink)' });
  const places = options.map(({ play }, i) => ({ vertex: parts(play)[1], play, ...at(i) }));
  return {
    width: across * (cell + 4) + 1,
    height: 24 + Math.max(1, rows) * (cell + 2),
    unit,
    art: svg`${text(1, 4, 4.2, t.tooLarge, { anchor: 'start' })}
      ${square(1, 8, cell + 3, cell, before ? 'var(--accent)' : 'var(--ink)')}${name(position.state, 1, 8, 'var(--paper)')}
      ${places.map(({ vertex, x, y }) => svg`${square(x, y, cell + 3)}${name(vertex, x, y)}`)}`,
    targets: places.map(({ play, x, y }) => ({ x, y, width: cell + 3, height: cell, move: play })),
    description: t.followers(position.state, options.length),
  };
}

export const graphBoard: Board = (scene) => {
  const { position, before, shape, words, across } = scene;
  const edges = shape.scene;
  if (edges === undefined) return followersOnly(scene);
  const t = ownWords(words, 'graph', boardWords);
  const { vertices, width, height, arrows } = drawnOf(edges, across !== undefined);
  const place = (vertex: string) => vertices.get(vertex) ?? { x: RADIUS + 1, y: RADIUS + 1 };
  const outcome = outcomesOf(scene);
  const here = place(position.state);
  const moved = before && before.state !== position.state ? before.state : undefined;
  const arrow = (key: string, stroke: string, wide: number): SVGTemplateResult => {
    const { line = '', tip = '' } = arrows.get(key) ?? {};
    return svg`<path d=${line} fill="none" stroke=${stroke} stroke-width=${wide}/><path d=${tip} fill=${stroke}/>`;
  };
  const key = (to: string) => `${position.state}>${to}`;
  const node = (vertex: string): SVGTemplateResult => {
    const { x, y } = place(vertex);
    const known = outcome(vertex);
    const token = vertex === position.state;
    const ink = known === undefined ? 'var(--ink)' : known === 'P' ? '#1d1b16' : '#fff';
    const fill = (known && INKS[known]) ?? 'var(--faint)';
    return svg`<circle cx=${x} cy=${y} r=${RADIUS} fill=${fill} stroke=${token ? 'var(--ink)' : 'var(--line)'} stroke-width=${token ? 1 : 0.35} />
      ${vertex === moved ? hollow(x, y, RADIUS + 1) : ''}${text(x, y, Math.min(4.2, 10 / vertex.length), vertex, { fill: ink, weight: token ? 700 : 400 })}`;
  };
  const target = (play: string): Target => {
    const to = parts(play)[1];
    const { x, y } = place(to);
    const preview = svg`${arrow(key(to), 'var(--accent)', 0.9)}<circle cx=${x} cy=${y} r=${RADIUS} fill="none" stroke="var(--accent)" stroke-width="1"/>`;
    return { x: x - RADIUS, y: y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS, move: play, preview };
  };
  return {
    width,
    height,
    unit,
    art: svg`${[...arrows.keys()].map((of) => arrow(of, 'var(--quiet)', 0.35))}
      ${position.options.map(({ play }) => arrow(key(parts(play)[1]), 'var(--ink)', 0.7))}
      ${[...vertices.keys()].map(node)}
      ${disc(here.x + RADIUS * 0.85, here.y - RADIUS * 0.85, 1.7, before ? 'var(--accent)' : 'var(--ink)')}`,
    targets: position.options.map(({ play }) => target(play)),
    description: t.graph(
      vertices.size,
      arrows.size,
      position.state,
      position.options.map(({ play }) => parts(play)[1]),
    ),
  };
};
