// Loads what draws graphs, and arranges those of a text, if it shows parts on some.
import type { TextLayout } from '../engine/protocol.js';
import type { Graphs } from './graph/graphs.js';

export async function loadGraphs(layout: TextLayout): Promise<Graphs | undefined> {
  if (!layout.parts.some(({ edges }) => edges)) return undefined;
  const { Graphs } = await import('./graph/graphs.js');
  return Graphs.of(layout);
}
