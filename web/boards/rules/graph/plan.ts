// Which parts of a position are drawn on which graph. Parts with the same edges share a drawing.

import type { TextLayout } from '../../../engine/protocol.js';
import type { Edge } from '../../stress.js';
import type { Part } from '../drawn.js';

export type { Part };

export interface Plan {
  /** The indices of its parts, in order. */
  parts: number[];
  /** The number of vertices. */
  count: number;
  edges: readonly Edge[];
  /** Whether its edges have a direction. */
  arrows: boolean;
  /** The part whose places are the edges. */
  ofEdges: number | undefined;
}

/** Whether a part's number is a vertex on which a token stands. */
export const isToken = ({ dimensions, onEdges }: Part): boolean => dimensions === 0 && !onEdges;

const placesOf = ({ rows, columns }: Part) => rows * columns;

export function plansOf({ parts }: TextLayout): Plan[] {
  const groups = new Map<string, number[]>();
  for (const [i, { edges, form }] of parts.entries()) {
    if (!edges || form !== 'graph') continue;
    const key = JSON.stringify(edges);
    groups.set(key, [...(groups.get(key) ?? []), i]);
  }
  return [...groups.values()].flatMap((members): Plan[] => {
    const own = members.map((i) => parts[i] as Part);
    const edges = own[0]?.edges ?? [];
    const arrays = own.filter((part) => !part.onEdges && !isToken(part));
    const count = Math.max(0, ...edges.flat().map((vertex) => vertex + 1), ...arrays.map(placesOf));
    const ofEdges = members.find((i) => parts[i]?.onEdges);
    // Without a vertex there is nothing to draw.
    return count > 0 ? [{ parts: members, count, edges, arrows: own.some((part) => part.arrows), ofEdges }] : [];
  });
}
