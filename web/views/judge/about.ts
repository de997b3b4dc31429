// Texts about the input in the panel of the judge.
import type { Engine } from '../../engine/api_messages.js';
import type { Words } from '../../i18n/words.js';

export interface AboutInput {
  source: string;
  format: string;
  limits?: string;
  sample?: string;
}

/** Texts of a game's entry. */
export function aboutOf(engine: Engine | undefined, id: string, words: Words): AboutInput {
  const game = engine?.games.find((one) => one.id === id);
  if (!game) return { source: '', format: '' };
  const { source, judge } = words.game(game);
  return { source, ...judge, sample: game.judge.input };
}
