// lab.js: what an element loads from beside its own script when it shows rules that somebody wrote.
import type { Engine } from '../engine/api.js';
import { startLab } from '../lab/inlined.js';

/** One for all figures of the page; what failed is tried again. */
let started: ReturnType<typeof startLab> | undefined;

function start(): ReturnType<typeof startLab> {
  started ??= startLab().catch((error) => {
    started = undefined;
    throw error;
  });
  return started;
}

globalThis.grundyscopeLab = {
  start: async (): Promise<Engine> => (await start()).asText,
  async board({ text = '', ...parameters }) {
    const { layout } = await (await start()).check(text, parameters);
    return layout && (await import('../lab/board.js')).boardOfRules(layout);
  },
};
