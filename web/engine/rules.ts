// Adds games written as rule texts to an engine. Their module is loaded when the first of them is opened.
import { loadOnce } from '../base/load_once.js';
import type { Engine } from './api.js';

/** The id of such games; their rules are the parameter `text`. */
export const RULES = 'rules';

/** Returns the engine extended by rule texts. If their module fails to start, the next call tries again. */
export function withRules(engine: Engine, start: () => Promise<Engine>): Engine {
  const { open, close } = engine;
  let lab: Promise<Engine> | undefined;
  const started = loadOnce(() => {
    lab = start();
    return lab;
  });
  return Object.assign(engine, {
    open: (...[id, ...rest]: Parameters<Engine['open']>) =>
      id === RULES ? started().then((one) => one.open(id, ...rest)) : open(id, ...rest),
    close: () => {
      close();
      void lab?.then((one) => one.close()).catch(() => {});
    },
  });
}
