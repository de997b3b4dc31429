// Finds the positions that can be reached from one, breadth first through the solution, and those within some moves of one of them.
import type { Explanation, Solution, State } from '../../engine/api_messages.js';

export interface Node {
  position: Explanation;
  /** The distinct options, as indices of nodes; undefined if there was no room to follow them. */
  options: number[] | undefined;
  /** The node of each option of the position, in its order. */
  follows?: number[];
}

/** The first node is the start. */
export interface Graph {
  nodes: Node[];
  /** True if these are all positions that can be reached. */
  whole: boolean;
}

/** A part of a graph: its nodes, and its moves, each from a node to an option. */
export interface Part {
  nodes: number[];
  moves: (readonly [from: number, to: number])[];
}

/** At most about `most` positions: those of more are followed as far as all options of a position find room. O(moves) calls. */
export async function reach(solution: Solution, start: Explanation, most: number, signal: AbortSignal): Promise<Graph> {
  const known = new Map<State, number>([[start.state, 0]]);
  const nodes: Node[] = [{ position: start, options: undefined }];
  for (let i = 0; i < nodes.length; ++i) {
    const node = nodes[i] as Node;
    const { state, options, more } = node.position;
    if (more || options.length > most) return { nodes, whole: false };
    const next = await Promise.all(options.map(({ play }) => solution.follow(state, play, { signal })));
    const fresh = new Set(next.map((position) => position.state).filter((text) => !known.has(text)));
    if (nodes.length + fresh.size > most) return { nodes, whole: false };
    for (const position of next) {
      if (known.has(position.state)) continue;
      known.set(position.state, nodes.length);
      nodes.push({ position, options: undefined });
    }
    node.follows = next.map((position) => known.get(position.state) as number);
    node.options = [...new Set(node.follows)];
  }
  return { nodes, whole: true };
}

/** All positions and moves. */
export const whole = ({ nodes }: Graph): Part => ({
  nodes: nodes.map((_, i) => i),
  moves: nodes.flatMap(({ options }, i) => (options ?? []).map((to) => [i, to] as const)),
});

/** The moves of the first `count` rounds from `at`, in the direction of `next`, with the positions where they lead. */
function within(at: number, count: number, next: (node: number) => readonly number[]): Part {
  const nodes = [at];
  const found = new Set(nodes);
  const moves: (readonly [number, number])[] = [];
  let begin = 0;
  for (let round = 0; round < count; ++round) {
    const end = nodes.length;
    for (const node of nodes.slice(begin, end)) {
      for (const other of next(node)) {
        moves.push([node, other]);
        if (!found.has(other)) nodes.push(other);
        found.add(other);
      }
    }
    begin = end;
  }
  return { nodes, moves };
}

/** The position `at`, all that follows it within `count` moves, and all that leads to it within `count` moves. */
export function around({ nodes }: Graph, at: number, count: number): Part {
  const before: number[][] = nodes.map(() => []);
  for (const [i, { options }] of nodes.entries()) for (const option of options ?? []) before[option]?.push(i);
  const after = within(at, count, (node) => nodes[node]?.options ?? []);
  const toward = within(at, count, (node) => before[node] as number[]);
  const moves = new Map([...after.moves, ...toward.moves.map(([to, from]) => [from, to] as const)].map((move) => [String(move), move]));
  return { nodes: [...new Set([...after.nodes, ...toward.nodes])], moves: [...moves.values()] };
}
