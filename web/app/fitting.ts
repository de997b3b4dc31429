// Judges of other games that read an input.
import type { Engine } from '../engine/api_messages.js';
import type { Words } from '../i18n/words.js';
import { draftOf, keepDraft } from '../views/judge/drafts.js';
import { type Fit, gamesThatRead } from '../views/judge/fits.js';
import { routeHash } from '../workspace/route.js';
import { go } from './history.js';

/** Those of all games but `but`. */
export async function fitsOf(engine: Engine, words: Words, input: string, signal: AbortSignal, but?: string): Promise<readonly Fit[]> {
  const ids = await gamesThatRead(engine, input, signal);
  return engine.games
    .filter(({ id }) => id !== but && ids.includes(id))
    .map((game) => {
      const { title, source } = words.game(game);
      const open = () => {
        keepDraft(game.id, { ...draftOf(game.id), input, fresh: true });
        go(routeHash({ game: game.id, parameters: {}, view: 'judge' }));
      };
      return { name: `${title} (${source})`, open };
    });
}
