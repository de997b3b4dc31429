// Judges of other games that read an input.
import type { Engine } from '../engine/api_messages.js';
import { isAbort } from '../engine/errors.js';
import type { Words } from '../i18n/words.js';
import { draftOf, keepDraft } from '../views/judge/drafts.js';
import type { Fit } from '../views/judge/fits.js';
import { routeHash } from '../workspace/route.js';
import { go } from './history.js';

/** The games that read the input, but for one, in the order of the catalogue; nothing is answered. Each of them reads it once. */
export async function fitsOf(engine: Engine, words: Words, input: string, signal: AbortSignal, but?: string): Promise<readonly Fit[]> {
  const found: Fit[] = [];
  for (const game of engine.games.filter(({ id }) => id !== but)) {
    try {
      await engine.judge(game.id, input, { onlyReads: true, signal });
    } catch (error) {
      if (isAbort(error)) throw error;
      // It has another format, or its module cannot be loaded.
      continue;
    }
    const { title, source } = words.game(game);
    const open = () => {
      keepDraft(game.id, { ...draftOf(game.id), input, fresh: true });
      go(routeHash({ game: game.id, parameters: {}, view: 'judge' }));
    };
    found.push({ name: `${title} (${source})`, open });
  }
  return found;
}
