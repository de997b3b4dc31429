// Defines <grundy-scope>. A page may hold this code twice: the first defines it, and the engine is shared.
import type { Engine } from '../engine/api.js';
import { GrundyScope } from './element.js';
import type { LoadHow } from './how.js';
import type { LabPart } from './lab.js';

/** `startEngine`: how an engine is had here; `site`: where the site lies, for links; `loadHow`, `loadLab`: where the methods and the lab are had, if they are. Does nothing where there is no page. */
export function defineScope(startEngine: () => Promise<Engine>, site?: string, loadHow?: LoadHow, loadLab?: () => Promise<LabPart>): void {
  if (typeof customElements === 'undefined' || customElements.get('grundy-scope')) return;
  GrundyScope.startEngine = startEngine;
  GrundyScope.site = site;
  GrundyScope.loadHow = loadHow;
  GrundyScope.loadLab = loadLab;
  customElements.define('grundy-scope', GrundyScope);
}
