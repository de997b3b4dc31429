// Defines <grundy-scope>. A page may hold this code twice: the first defines it, and the engine is shared.
import type { Engine } from '../engine/api.js';
import { GrundyScope } from './element.js';

/** `startEngine`: how an engine is had here; `site`: where the site lies, for links. Does nothing where there is no page. */
export function defineScope(startEngine: () => Promise<Engine>, site?: string): void {
  if (typeof customElements === 'undefined' || customElements.get('grundy-scope')) return;
  GrundyScope.startEngine = startEngine;
  GrundyScope.site = site;
  customElements.define('grundy-scope', GrundyScope);
}
