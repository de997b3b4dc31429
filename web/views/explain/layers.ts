// Which layer of a drawing each position belongs to. Positions with the same number of moves left are together in a column, the most at the
// left; positions without that number, such as draws, are in one at the far left. Inside a column, moves lead to later layers, too, where
// they do not go round in a circle.
import type { Natural } from '../../engine/api_messages.js';

/** `to` is its last layer. */
export interface Column {
  remoteness: string | undefined;
  from: number;
  to: number;
}

export interface Layers {
  /** The layer of each position. The two ends of a move are in different ones. */
  layer: number[];
  columns: Column[];
}

/** `moves`: pairs of indices of `positions`, without moves from a position to itself. O(positions + moves). */
export function layersOf(
  positions: readonly { remoteness?: Natural | undefined }[],
  moves: readonly (readonly [number, number])[],
): Layers {
  // As texts, since `sort` puts undefined last in any order.
  const key = positions.map(({ remoteness }) => (remoteness === undefined ? '' : String(remoteness)));
  const far = (text: string) => (text === '' ? Number.POSITIVE_INFINITY : Number(text));
  const inside: number[][] = positions.map(() => []);
  for (const [from, to] of moves) if (key[from] === key[to]) inside[from]?.push(to);
  const depth = depthsOf(inside);
  const columns: Column[] = [];
  const layer = new Array<number>(positions.length).fill(0);
  for (const text of [...new Set(key)].sort((a, b) => far(b) - far(a))) {
    const members = positions.map((_, i) => i).filter((i) => key[i] === text);
    const from = (columns.at(-1)?.to ?? -1) + 1;
    const to = from + Math.max(...members.map((i) => depth[i] as number));
    for (const i of members) layer[i] = to - (depth[i] as number);
    columns.push({ remoteness: text || undefined, from, to });
  }
  return { layer, columns };
}

/** The length of the longest path from each node, without the moves that close a circle. Depth first, without recursion. */
function depthsOf(next: readonly (readonly number[])[]): number[] {
  const depth = new Array<number>(next.length).fill(-1);
  const begun = new Set<number>();
  for (const start of next.keys()) {
    const path = begun.has(start) ? [] : [start];
    while (path.length > 0) {
      const node = path.at(-1) as number;
      begun.add(node);
      const open = (next[node] as readonly number[]).find((other) => !begun.has(other));
      if (open !== undefined) path.push(open);
      else {
        path.pop();
        // Those on the path are not finished: moves to them close a circle.
        depth[node] = Math.max(0, ...(next[node] as readonly number[]).map((other) => (depth[other] as number) + 1));
      }
    }
  }
  return depth;
}
