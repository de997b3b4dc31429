// The counts, indices and names of the grid for assistive technology.
import type { Cell } from '../../../engine/api_messages.js';

/** Largest count for aria-rowcount and aria-colcount; larger ones are given as unknown, -1. */
const MOST = 2 ** 31 - 1;

export const gridCount = (count: number) => (count > MOST ? -1 : count);
export const gridIndex = (index: number, first: number) => (index - first + 1 > MOST ? undefined : index - first + 1);

export const cellId = (prefix: string, [column, row]: Cell) => `${prefix}-${column}-${row}`;
