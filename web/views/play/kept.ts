// The last game of each kind, stored on this device if possible, so that it can be continued.

import { hasTexts, storedObject, storeObject } from '../../base/storage.js';
import { type GameRecord, readRecord, recordParts } from './record.js';

export interface KeptGame {
  /** Parameters of the instance. */
  parameters: Record<string, string>;
  record: GameRecord;
  /** True if it was played to its end, so that it cannot be continued. */
  over: boolean;
}

const keyOf = (id: string) => `grundyscope.game.${id}`;
/** Longest game stored: browsers allow a few megabytes per site. */
const LONGEST = 200_000;

export function keepGame(id: string, { parameters, record, over }: KeptGame): void {
  const kept = { parameters, over, ...Object.fromEntries(recordParts(record)) };
  if (JSON.stringify(kept).length <= LONGEST) storeObject(keyOf(id), kept);
}

export function keptGame(id: string): KeptGame | undefined {
  const { parameters, over, match, moves = '' } = storedObject(keyOf(id));
  if (!hasTexts(parameters) || typeof match !== 'string' || typeof moves !== 'string' || moves.length > LONGEST) return undefined;
  const record = readRecord(match, moves);
  return record && { parameters, record: { ...record, step: Math.min(record.step, record.moves.length) }, over: over === true };
}

/** The moves of a record, including those that did not fit in its link. */
export function movesOf(id: string, record: GameRecord): GameRecord['moves'] {
  if (record.moves.length >= record.step) return record.moves;
  const kept = keptGame(id)?.record;
  const same = kept && kept.start === record.start && kept.moves.length >= record.step;
  return same ? kept.moves : record.moves;
}
