// An engine before its module is loaded: its games are known, and what is asked of it waits.
import type { Engine, GameInfo } from './api_messages.js';
import type { Phrases } from './message.js';

/** `games`: those of the engine. `phrases`: those that are known before it. */
export function earlyEngine(starting: Promise<Engine>, games: readonly GameInfo[], phrases: Phrases): Engine {
  let started: Engine | undefined;
  const ready = starting.then((engine) => {
    started = engine;
    return engine;
  });
  // The caller that has started it learns of a failure; those who ask meanwhile get it as theirs.
  ready.catch(() => {});
  return {
    games,
    get phrases() {
      return started?.phrases ?? phrases;
    },
    judge: async (...call) => (await ready).judge(...call),
    open: async (...call) => (await ready).open(...call),
    close: () => void ready.then((engine) => engine.close()).catch(() => {}),
  };
}
