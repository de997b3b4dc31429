// The files that a table is saved as.
import type { CallOptions } from '../../../engine/api.js';

export const files = ['png', 'svg', 'csv'] as const;
export type FileKind = (typeof files)[number];

export interface FileOptions extends CallOptions {
  /** Of a PNG: its pixels a CSS pixel. 2 if left out. */
  scale?: number;
  /** With what is selected and made to stand out. True if left out. */
  seen?: boolean;
}
