import type { Options } from 'minisearch';

export function folded(text: string): string;
export const searchOptions: Options;
