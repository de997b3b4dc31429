// The files that a table is saved as.
import type { CallOptions } from '../../../engine/api_messages.js';
import type { Sight } from './sight.js';

export const files = ['png', 'svg', 'csv'] as const;
export type FileKind = (typeof files)[number];

export interface FileOptions extends CallOptions {
  /** Of a PNG: its pixels a CSS pixel. 2 if left out. */
  scale?: number;
  /** With what is selected and made to stand out. True if left out. */
  seen?: boolean;
  /** A CSV as the table is drawn, with its indices. False if left out: then it has values alone, from the first row on. */
  coordinates?: boolean;
}

/** What makes them is loaded when first used. Rejects where a picture would be too large. */
export async function fileOf(
  kind: FileKind,
  sight: Sight,
  { scale = 2, seen = true, coordinates = false, ...options }: FileOptions,
): Promise<Blob> {
  if (kind === 'csv') return (await import('./text.js')).csv(sight, coordinates, options);
  const { png, svg } = await import('./picture.js');
  return kind === 'png' ? png(sight, scale, { ...options, seen }) : svg(sight, { ...options, seen });
}
