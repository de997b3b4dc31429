// Adds games to an engine whose modules are loaded when the first of them is opened.
import { loadOnce } from '../base/load_once.js';
import type { Engine } from './api.js';

/** The id of games written as rule texts; their rules are the parameter `text`. */
export const RULES = 'rules';

/**
 * Returns the engine extended by the games with these ids. If their module fails to start, the next call tries again. `judges`: the games
 * that it judges.
 */
export function withGames<Text, Extended extends Engine<Text>>(
  engine: Extended,
  ids: readonly string[],
  start: () => Promise<Engine<Text>>,
  judges: readonly string[] = ids,
): Extended {
  const { judge, open, close } = engine;
  let other: Promise<Engine<Text>> | undefined;
  const started = loadOnce(() => {
    other = start();
    return other;
  });
  return Object.assign(engine, {
    judge: (...[id, ...rest]: Parameters<Engine<Text>['judge']>) =>
      judges.includes(id) ? started().then((one) => one.judge(id, ...rest)) : judge(id, ...rest),
    open: (...[id, ...rest]: Parameters<Engine<Text>['open']>) =>
      ids.includes(id) ? started().then((one) => one.open(id, ...rest)) : open(id, ...rest),
    close: () => {
      close();
      void other?.then((one) => one.close()).catch(() => {});
    },
  });
}
