// The files that a table is saved as.
import type { CallOptions } from '../../../engine/api_messages.js';
import type { Sight } from './sight.js';

export const files = ['png', 'svg', 'csv'] as const;
export type FileKind = (typeof files)[number];

export interface FileOptions extends CallOptions {
  /** Pixels of a PNG per CSS pixel; 2 by default. */
  scale?: number;
  /** With selection and highlights; true by default. */
  seen?: boolean;
  /** CSV with indices, in the order drawn. False by default: values only, from the first row on. */
  coordinates?: boolean;
}

/** Makes a file; its code is loaded on demand. Rejects if a picture would be too large. */
export async function fileOf(
  kind: FileKind,
  sight: Sight,
  { scale = 2, seen = true, coordinates = false, ...options }: FileOptions,
): Promise<Blob> {
  if (kind === 'csv') return (await import('./text.js')).csv(sight, coordinates, options);
  const { png, svg } = await import('./picture.js');
  return kind === 'png' ? png(sight, scale, { ...options, seen }) : svg(sight, { ...options, seen });
}
