// A directed graph with the token on a vertex; the followers of its vertex are targets. Of a graph too large to draw, only these.
import { type SVGTemplateResult, svg } from 'lit';
import { disc, hollow, text, unit } from '../../boards/ink.js';
import { parts } from '../../boards/numbers.js';
import type { Point } from '../../boards/stress.js';
import { ownWords } from '../../boards/words.js';
import type { Board, Scene, Target } from '../../views/play/board.js';
import { boardWords } from './board.en.js';
import { drawGraph, type GraphDrawing } from './drawing.js';

const RADIUS = 4;
/** Radius and most vertices in a row, of a graph that is not drawn. */
const WIDE = 7;
const ACROSS = 10;

/** Fill and ink of the outcomes, as in the explanation. */
const INKS: Readonly<Record<string, readonly [string, string]>> = {
  N: ['#0072b2', '#fff'],
  P: ['#e69f00', '#1d1b16'],
  D: ['#6f6f6f', '#fff'],
};

/** The last drawing: moves do not change the graph. */
let last: { key: string; drawn: GraphDrawing } | undefined;

function whole(edges: string, upright: boolean): GraphDrawing {
  const key = `${edges} ${upright}`;
  if (last?.key !== key) last = { key, drawn: drawGraph(edges, RADIUS, upright) };
  return last.drawn;
}

/** The vertex of the token above those that it can go to. */
function followers(state: string, options: readonly string[]): GraphDrawing {
  const step = 2 * WIDE + 2;
  const at = (i: number, row: number): Point => ({ x: (i % ACROSS) * step + WIDE + 1, y: row * step + WIDE + 8 });
  return {
    width: ACROSS * step,
    height: (Math.ceil(options.length / ACROSS) + 1) * step + 8,
    radius: WIDE,
    vertices: new Map([...options.map((to, i) => [to, at(i, 1 + Math.floor(i / ACROSS))] as const), [state, at(0, 0)]]),
    arrows: new Map(),
  };
}

/** The outcome of each vertex, if the board shows what is known. */
function outcomesOf({ explained, cells, shape: { x, y } }: Scene): (vertex: string) => readonly [string, string] {
  const rows = explained ? cells?.({ column: 0, row: 0, width: x.count, height: y.count }) : undefined;
  return (vertex) =>
    INKS[String(rows?.[Math.floor(Number(vertex) / x.count)]?.[Number(vertex) % x.count])] ?? ['var(--faint)', 'var(--ink)'];
}

export const graphBoard: Board = (scene) => {
  const { position, before, shape, words, across } = scene;
  const t = ownWords(words, 'graph', boardWords);
  const { state } = position;
  const options = position.options.map(({ play }) => parts(play)[1]);
  const { vertices, arrows, width, height, radius } = shape.scene ? whole(shape.scene, across !== undefined) : followers(state, options);
  const inks = outcomesOf(scene);
  const place = (vertex: string) => vertices.get(vertex) as Point;
  const arrow = (edge: string, stroke: string, wide: number) =>
    svg`<path d=${arrows.get(edge) ?? ''} fill="none" stroke=${stroke} stroke-width=${wide} marker-end="url(#token-tip)"/>`;
  const ring = ({ x, y }: Point, stroke: string, wide: number, fill = 'none') =>
    svg`<circle cx=${x} cy=${y} r=${radius} fill=${fill} stroke=${stroke} stroke-width=${wide} />`;
  const node = (vertex: string): SVGTemplateResult => {
    const here = place(vertex);
    const [fill, ink] = inks(vertex);
    const size = Math.min(4.6, (2.4 * radius) / vertex.length);
    return svg`${ring(here, 'var(--line)', 0.35, fill)}${text(here.x, here.y, size, vertex, { fill: ink })}`;
  };
  const target = (to: string, i: number): Target => ({
    x: place(to).x - radius,
    y: place(to).y - radius,
    width: 2 * radius,
    height: 2 * radius,
    move: position.options[i]?.play as string,
    preview: svg`${arrow(`${state}>${to}`, 'var(--accent)', 0.9)}${ring(place(to), 'var(--accent)', 1)}`,
  });
  const here = place(state);
  const from = before && vertices.get(before.state);
  return {
    width,
    height,
    unit,
    art: svg`<marker id="token-tip" viewBox="0 0 8 8" refX="6" refY="4" markerUnits="userSpaceOnUse" markerWidth="2.6" markerHeight="2.6"
        orient="auto"><path d="M0 0L8 4L0 8z" fill="context-stroke"/></marker>
      ${[...arrows.keys()].map((edge) => arrow(edge, 'var(--quiet)', 0.35))}
      ${options.map((to) => arrow(`${state}>${to}`, 'var(--ink)', 0.7))}
      ${[...vertices.keys()].map(node)}
      ${from ? hollow(from.x, from.y, radius + 1) : ''}${ring(here, 'var(--ink)', 1)}
      ${disc(here.x + radius * 0.85, here.y - radius * 0.85, 1.7, before ? 'var(--accent)' : 'var(--ink)')}
      ${shape.scene ? '' : text(1, 4, 4.2, t.tooLarge, { anchor: 'start' })}`,
    targets: options.map(target),
    description: `${shape.scene ? t.graph(vertices.size, arrows.size) : t.tooLarge} ${t.token(state, options)}`,
  };
};
