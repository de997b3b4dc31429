// The toolbar above the table: layers, "go to", zoom, menus.

import { html, type TemplateResult } from 'lit';
import type { LayerName, TableShape } from '../../../engine/api_messages.js';
import type { Words } from '../../../i18n/words.js';

export interface ToolActions {
  layer(name: LayerName): void;
  zoom(factor: number): void;
  fit(): void;
  toggleGo(): void;
  fullScreen(): void;
  unfold(): void;
}

export interface ToolsOf {
  shape: TableShape | undefined;
  layer: LayerName;
  /** The field for a cell to go to, while it is open. */
  goForm: TemplateResult | undefined;
  full: boolean;
  /** In little room, all tools but the layers are folded. */
  unfolded: boolean;
  menus: TemplateResult | string;
}

export function tools(words: Words, { shape, layer, goForm, full, unfolded, menus }: ToolsOf, act: ToolActions): TemplateResult {
  const t = words.strings.table;
  return html`<div class="table-bar ${unfolded ? 'unfolded' : ''}">
    <div class="layers" role="group" aria-label=${t.layer}>
      ${(shape?.layers ?? ['outcome']).map(
        (name) =>
          html`<button type="button" class="layer" aria-pressed=${name === layer} @click=${() => act.layer(name)}>${t.layers[name]}</button>`,
      )}
    </div>
    <button type="button" class="quiet square unfold" aria-label=${t.tools} aria-expanded=${unfolded} @click=${act.unfold}>⋯</button>
    ${goForm ?? ''}
    <div class="zooms">
      <button type="button" class="quiet square" aria-label=${t.zoomOut} title="${t.zoomOut} (−)" @click=${() => act.zoom(1 / 1.6)}>−</button>
      <button type="button" class="quiet square" aria-label=${t.zoomIn} title="${t.zoomIn} (+)" @click=${() => act.zoom(1.6)}>+</button>
      <button type="button" class="quiet" title="${t.fitTitle} (0)" @click=${act.fit}>${t.fit}</button>
      <button type="button" class="quiet" title="${t.goToTitle} (g)" aria-expanded=${goForm !== undefined} @click=${act.toggleGo}>${t.goTo}</button>
      ${menus}
      <button type="button" class="quiet square" aria-label=${t.fullScreen} title=${t.fullScreen} aria-pressed=${full} @click=${act.fullScreen}>
        <svg viewBox="0 0 16 16" aria-hidden="true"><path d=${full ? inward : outward} fill="none" stroke="currentColor" stroke-width="1.4" /></svg>
      </button>
    </div>
  </div>`;
}

const outward = 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4';
const inward = 'M6 2v4H2M14 6h-4V2M10 14v-4h4M2 10h4v4';
