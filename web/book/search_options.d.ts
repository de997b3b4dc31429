import type { Options } from 'minisearch';

export const searchOptions: Options;
