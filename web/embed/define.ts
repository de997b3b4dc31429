// Defines <grundy-scope>. If a page loads this code twice, the first copy defines the element and both share the engine.
import type { Engine } from '../engine/api.js';
import { GrundyScope } from './element.js';
import type { LoadGames, LoadHow, LoadValue } from './loaders.js';

/** The loaders of rule texts, of the games that only the module with all games has, and of values. */
export interface GamesLoaders {
  lab: LoadGames;
  more: LoadGames;
  value: LoadValue;
}

/** `site`: the site's folder, for links; `loadHow`: loader of the methods, if any. No-op outside a browser. */
export function defineScope(startEngine: () => Promise<Engine>, games: GamesLoaders, site?: string, loadHow?: LoadHow): void {
  if (typeof customElements === 'undefined' || customElements.get('grundy-scope')) return;
  GrundyScope.startEngine = startEngine;
  GrundyScope.site = site;
  GrundyScope.loadHow = loadHow;
  GrundyScope.games = games;
  customElements.define('grundy-scope', GrundyScope);
}
