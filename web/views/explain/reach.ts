// Finds all positions reachable from one, for a graph, breadth first through the solution.
import type { Explanation, Solution, State } from '../../engine/api_messages.js';

export interface Node {
  position: Explanation;
  /** The distinct options, as indices of nodes. */
  options: number[];
  /** Its column, from 0 at the left, and its place in it, from 0 to 1. */
  column: number;
  place: number;
}

export interface Graph {
  nodes: Node[];
  /** The remoteness of each column; the draws have none. */
  columns: (string | undefined)[];
}

/** Undefined if there are more than `most` positions. O(moves) calls. */
export async function reach(solution: Solution, start: Explanation, most: number, signal: AbortSignal): Promise<Graph | undefined> {
  const known = new Map<State, number>([[start.state, 0]]);
  const nodes: Node[] = [{ position: start, options: [], column: 0, place: 0.5 }];
  for (let i = 0; i < nodes.length; ++i) {
    const node = nodes[i] as Node;
    if (node.position.more) return undefined;
    const next = await Promise.all(node.position.options.map(({ play }) => solution.follow(node.position.state, play, { signal })));
    for (const position of next) {
      let index = known.get(position.state);
      if (index === undefined) {
        index = nodes.length;
        known.set(position.state, index);
        nodes.push({ position, options: [], column: 0, place: 0.5 });
      }
      if (!node.options.includes(index)) node.options.push(index);
    }
    if (nodes.length > most) return undefined;
  }
  return { nodes, columns: layered(nodes) };
}

/** Columns by remoteness, the largest at the left; draws and positions without remoteness in a column left of them. */
function layered(nodes: Node[]): (string | undefined)[] {
  // As texts, since `sort` puts undefined last in any order.
  const key = ({ position: { remoteness } }: Node) => (remoteness === undefined ? '' : String(remoteness));
  const far = (text: string) => (text === '' ? Number.POSITIVE_INFINITY : Number(text));
  const keys = [...new Set(nodes.map(key))].sort((a, b) => far(b) - far(a));
  const members: Node[][] = keys.map(() => []);
  for (const node of nodes) {
    node.column = keys.indexOf(key(node));
    members[node.column]?.push(node);
  }
  spread(members);
  // Near its options and predecessors, so that few arrows cross (Sugiyama's barycentre method).
  const before: number[][] = nodes.map(() => []);
  for (const [i, { options }] of nodes.entries()) for (const option of options) before[option]?.push(i);
  for (let sweep = 0; sweep < 12; ++sweep) {
    const wish = new Map(
      nodes.map((node, i) => [
        node,
        mean(
          [...node.options, ...(before[i] as number[])].map((j) => (nodes[j] as Node).place),
          node.place,
        ),
      ]),
    );
    for (const column of members) column.sort((a, b) => (wish.get(a) as number) - (wish.get(b) as number));
    spread(members);
  }
  return keys.map((text) => text || undefined);
}

function spread(members: Node[][]): void {
  for (const column of members) {
    for (const [i, node] of column.entries()) node.place = (i + 0.5) / column.length;
  }
}

const mean = (values: number[], otherwise: number) =>
  values.length === 0 ? otherwise : values.reduce((sum, value) => sum + value, 0) / values.length;
