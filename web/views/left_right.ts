// Games in which Left and Right have moves of their own: rule texts, and sums that have such a part.
import type { GameInfo, TableShape } from '../engine/api_messages.js';
import type { Message } from '../engine/message.js';

/** The first player and the other, if they are Left and Right, whoever begins; otherwise nothing. */
export function leftAndRight(shape: TableShape | undefined): readonly [Message, Message] | undefined {
  // The layout of a rule text is JSON.
  const has = (scene: string | undefined, key: string) => scene?.includes(`"${key}":true`);
  const part = shape && [shape, ...(shape.parts ?? []).map((one) => one.shape)].find(({ scene }) => has(scene, 'partisan'));
  if (!part) return undefined;
  return has(part.scene, 'rightBegins') ? [['lab-right'], ['lab-left']] : [['lab-left'], ['lab-right']];
}

/** A game with these players. */
export function withPlayers(game: GameInfo, shape: TableShape | undefined): GameInfo {
  const [first = game.first, second = game.second] = leftAndRight(shape) ?? [];
  return { ...game, first, second };
}
