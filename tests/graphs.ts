// Graphs of public problems, each with a game as a rule text.
import { readFileSync } from 'node:fs';

export interface TestGraph {
  name: string;
  /** Game on it: stones that do not touch, a token along arrows to higher numbers, or edges that do not meet. */
  game: 'stones' | 'token' | 'edges';
  /** Whether it can be drawn without crossings. */
  flat: boolean;
  edges: [number, number][];
}

export const graphs = JSON.parse(readFileSync(new URL('fixtures/graphs.json', import.meta.url), 'utf8')) as TestGraph[];

export const sizeOf = ({ edges }: TestGraph) => Math.max(...edges.flat()) + 1;

export function textOf(graph: TestGraph): string {
  const { edges, game } = graph;
  const list = edges.map(([a, b]) => `(${a},${b})`).join(', ');
  const ends = (which: 0 | 1) => edges.map((edge) => edge[which]).join(', ');
  if (game === 'stones')
    return `edges = {${list}}
s[${sizeOf(graph)}]: 0..1 = 0
move "a stone on {i}" i of s if not s[i] and not any(a == i and s[b] or b == i and s[a] for (a, b) in edges): s[i] = 1
show s on graph edges`;
  if (game === 'token')
    return `edges = {${list}}
at: 0..${sizeOf(graph) - 1} = 0
move "to {b}" (a, b) in edges if at == a: at = b
show at on arrows edges`;
  return `from = {${ends(0)}}
to = {${ends(1)}}
e[${edges.length}]: 0..1 = 0
meet(i, j) = from[i] == from[j] or from[i] == to[j] or to[i] == from[j] or to[i] == to[j]
move "choose {i}" i of e if not any(e[j] and meet(i, j) for j of e): e[i] = 1
show e on edges {(from[i], to[i]) for i of from}`;
}
