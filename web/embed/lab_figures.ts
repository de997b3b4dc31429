// The lab for figures, whose parameters are attributes.

import { loadOnce } from '../base/load_once.js';
import { boardOfRules } from '../boards/rules/board.js';
import { loadGraphs } from '../boards/rules/load_graphs.js';
import type { Engine, Parameters } from '../engine/api.js';
import { withUntranslated } from '../engine/api_messages.js';
import type { StartedLabEngine } from '../lab/lab_engine.js';
import type { GamesPart } from './loaders.js';

/** Attribute names are lower case: each goes to the one name in the text that equals it but for case. */
export function named(given: Parameters): Parameters {
  const names = String(given.text ?? '')
    .split('\n')
    .flatMap((line) => /^([A-Za-z_]\w*)[ \t]*(?:\[[^\]]*\][ \t]*)?[:=]/.exec(line)?.[1] ?? []);
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const alike = names.filter((one) => one.toLowerCase() === name.toLowerCase());
      return [alike.length === 1 && !names.includes(name) ? (alike[0] as string) : name, value];
    }),
  );
}

/** One engine for all figures; after a failure the next call starts it again. */
export function labForFigures(start: () => Promise<StartedLabEngine>): GamesPart {
  const lab = loadOnce(start);
  return {
    async start(): Promise<Engine> {
      const { english, ...messages } = await lab();
      return withUntranslated(
        { ...english, open: (id, given = {}, options) => english.open(id, named(given), options) },
        { ...messages, open: (id, given = {}, options) => messages.open(id, named(given), options) },
      );
    },
    async worth(given, state, signal) {
      return (await lab()).value(named(given), state, { signal });
    },
    async board(given, _, vertices) {
      const { text = '', ...parameters } = named(given);
      const { layout } = await (await lab()).check(String(text), parameters);
      const graphs = layout && (await loadGraphs(layout));
      if (graphs) graphs.places = vertices;
      return layout && boardOfRules(layout, graphs);
    },
  };
}
