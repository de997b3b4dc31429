// Loads what draws graphs, and arranges those of a text, if it shows parts on some.
import type { TextLayout } from '../../engine/protocol.js';
import type { Graphs } from './graph/graphs.js';

type Drawing = Pick<typeof import('./graph/graphs.js'), 'Graphs'>;

/** `load`: for where nothing can be imported later. */
export async function loadGraphs(
  layout: TextLayout,
  load: () => Promise<Drawing> = () => import('./graph/graphs.js'),
): Promise<Graphs | undefined> {
  if (!layout.parts.some(({ form }) => form === 'graph')) return undefined;
  return (await load()).Graphs.of(layout);
}
