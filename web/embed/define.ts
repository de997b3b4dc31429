// Defines <grundy-scope>. If a page loads this code twice, the first copy defines the element and both share the engine.
import type { Engine } from '../engine/api.js';
import { GrundyScope } from './element.js';
import type { LabPart, LoadHow } from './loaders.js';

/** `site`: the site's folder, for links; `loadHow`, `loadLab`: loaders of the methods and the lab, if any. No-op outside a browser. */
export function defineScope(startEngine: () => Promise<Engine>, site?: string, loadHow?: LoadHow, loadLab?: () => Promise<LabPart>): void {
  if (typeof customElements === 'undefined' || customElements.get('grundy-scope')) return;
  GrundyScope.startEngine = startEngine;
  GrundyScope.site = site;
  GrundyScope.loadHow = loadHow;
  GrundyScope.loadLab = loadLab;
  customElements.define('grundy-scope', GrundyScope);
}
