// Adds games to an engine whose modules are loaded when the first of them is opened.
import { loadOnce } from '../base/load_once.js';
import type { Engine, ValueEngine } from './api.js';

/** The id of games written as rule texts; their rules are the parameter `text`. */
export const RULES = 'rules';

type Closing = { close(): void };

/** Returns a function that starts another engine when first called, or called after a failure. Closing this engine closes the other. */
export function startedBeside<Other extends Closing>(engine: Closing, start: () => Promise<Other>): () => Promise<Other> {
  const { close } = engine;
  let other: Promise<Other> | undefined;
  engine.close = () => {
    close();
    void other?.then((one) => one.close()).catch(() => {});
  };
  return loadOnce(() => {
    other = start();
    return other;
  });
}

/**
 * Returns the engine extended by the games with these ids. `judges`: the games
 * that it judges.
 */
export function withGames<Text, Extended extends Engine<Text>>(
  engine: Extended,
  ids: readonly string[],
  start: () => Promise<Engine<Text>>,
  judges: readonly string[] = ids,
): Extended {
  const { judge, open } = engine;
  const started = startedBeside(engine, start);
  return Object.assign(engine, {
    judge: (...[id, ...rest]: Parameters<Engine<Text>['judge']>) =>
      judges.includes(id) ? started().then((one) => one.judge(id, ...rest)) : judge(id, ...rest),
    open: (...[id, ...rest]: Parameters<Engine<Text>['open']>) =>
      ids.includes(id) ? started().then((one) => one.open(id, ...rest)) : open(id, ...rest),
  });
}

/** Returns the engine extended by values of expressions, whose module starts the first time. */
export function withValues<Extended extends Closing>(
  engine: Extended,
  start: () => Promise<ValueEngine & Closing>,
): Extended & ValueEngine {
  const started = startedBeside(engine, start);
  return Object.assign(engine, {
    value: async (...call: Parameters<ValueEngine['value']>) => (await started()).value(...call),
    compare: async (...call: Parameters<ValueEngine['compare']>) => (await started()).compare(...call),
  });
}
