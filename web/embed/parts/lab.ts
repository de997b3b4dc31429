// Rules that somebody wrote, for figures of the package.
import type { Engine } from '../../engine/api.js';
import { labParts } from '../../engine/start.js';
import { boardOfRules } from '../../lab/board.js';
import { type LabEngine, labOver } from '../../lab/over.js';
import type { LabPart } from '../lab.js';

let started: Promise<LabEngine> | undefined;

/** One for all figures; what failed is tried again. */
function start(): Promise<LabEngine> {
  started ??= labOver(...labParts()).catch((error) => {
    started = undefined;
    throw error;
  });
  return started;
}

export const lab: LabPart = {
  start: async (): Promise<Engine> => (await start()).asText,
  async board({ text = '', ...parameters }) {
    const { layout } = await (await start()).check(text, parameters);
    return layout && boardOfRules(layout);
  },
};
