// The package's engine in browsers: the games that every page loads, and what is started when it is first wanted.
import { loadOnce } from '../base/load_once.js';
import type { Engine, RuleFinder, ValueEngine } from './api.js';
import { type EngineOptions, startGames, startLab, startMore, startValues } from './delivery/package.js';
import { speakingEngine } from './engine.js';
import { moreIds } from './facts.js';
import { startSpeakingFinder, withFinder } from './finding.js';
import { RULES, withGames, withValues } from './modules.js';

/**
 * Starts an engine: in browsers over a worker, in Node in the calling thread.
 * @throws An EngineError or an Error if the module cannot be loaded.
 * @example (await createEngine()).games.length > 10 // true
 */
export async function createEngine(options: EngineOptions = {}): Promise<Engine & RuleFinder & ValueEngine> {
  const { words } = options;
  const startTools = loadOnce(() => startMore((...parts) => startSpeakingFinder(...parts, words)));
  const withRules = withGames(await startGames(options), [RULES], () => startLab((...parts) => speakingEngine(...parts, words)));
  const withMore = withFinder(withGames(withRules, moreIds, startTools, [...moreIds, RULES]), startTools);
  return withValues(withMore, async () => startValues((await import('./valuing.js')).startCalculator));
}
