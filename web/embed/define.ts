// Defines <grundy-scope>. If a page loads this code twice, the first copy defines the element and both share the engine.
import type { Engine } from '../engine/api.js';
import { GrundyScope } from './element.js';
import type { LoadGames, LoadHow } from './loaders.js';

/** The loaders of rule texts, and of the games that only the module with all games has. */
export interface GamesLoaders {
  lab: LoadGames;
  more: LoadGames;
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
