// The toolbar above the table: layers, "go to", zoom, menus.

import { html, type TemplateResult } from 'lit';
import type { Cell, LayerName, TableShape } from '../../../engine/api_messages.js';
import type { Words } from '../../../i18n/words.js';

export interface ToolActions {
  layer(name: LayerName): void;
  zoom(factor: number): void;
  fit(): void;
  toggleGo(): void;
  go(event: SubmitEvent): void;
  fullScreen(): void;
  unfold(): void;
}

export interface ToolsOf {
  shape: TableShape | undefined;
  layer: LayerName;
  going: 'no' | 'yes' | 'wrong';
  full: boolean;
  /** In little room, all tools but the layers are folded. */
  unfolded: boolean;
  menus: TemplateResult | string;
}

export function tools(words: Words, { shape, layer, going, full, unfolded, menus }: ToolsOf, act: ToolActions): TemplateResult {
  const t = words.strings.table;
  return html`<div class="table-bar ${unfolded ? 'unfolded' : ''}">
    <div class="layers" role="group" aria-label=${t.layer}>
      ${(shape?.layers ?? ['outcome']).map(
        (name) =>
          html`<button type="button" class="layer" aria-pressed=${name === layer} @click=${() => act.layer(name)}>${t.layers[name]}</button>`,
      )}
    </div>
    <button type="button" class="quiet square unfold" aria-label=${t.tools} aria-expanded=${unfolded} @click=${act.unfold}>⋯</button>
    ${going !== 'no' && shape ? goForm(words, shape, going === 'wrong', act) : ''}
    <div class="zooms">
      <button type="button" class="quiet square" aria-label=${t.zoomOut} title="${t.zoomOut} (−)" @click=${() => act.zoom(1 / 1.6)}>−</button>
      <button type="button" class="quiet square" aria-label=${t.zoomIn} title="${t.zoomIn} (+)" @click=${() => act.zoom(1.6)}>+</button>
      <button type="button" class="quiet" title="${t.fitTitle} (0)" @click=${act.fit}>${t.fit}</button>
      <button type="button" class="quiet" title="${t.goToTitle} (g)" aria-expanded=${going !== 'no'} @click=${act.toggleGo}>${t.goTo}</button>
      ${menus}
      <button type="button" class="quiet square" aria-label=${t.fullScreen} title=${t.fullScreen} aria-pressed=${full} @click=${act.fullScreen}>
        <svg viewBox="0 0 16 16" aria-hidden="true"><path d=${full ? inward : outward} fill="none" stroke="currentColor" stroke-width="1.4" /></svg>
      </button>
    </div>
  </div>`;
}

const outward = 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4';
const inward = 'M6 2v4H2M14 6h-4V2M10 14v-4h4M2 10h4v4';

function goForm(words: Words, shape: TableShape, wrong: boolean, act: ToolActions): TemplateResult {
  const t = words.strings.table;
  const [x, y] = [words.translate(shape.x.name), words.translate(shape.y.name)];
  const label = shape.sequence ? t.heap : `${x}, ${y}`;
  const example = shape.sequence ? '0' : t.goToHint(String(shape.x.first), String(shape.y.first));
  return html`<form class="go-to" @submit=${act.go} @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && act.toggleGo()}>
    <label>
      <span>${label}</span>
      <input name="cell" inputmode="decimal" autocomplete="off" placeholder=${example} aria-invalid=${wrong} />
    </label>
    <button type="submit">${t.go}</button>
    ${wrong ? html`<span class="error" role="alert">${shape.sequence ? t.goToBadHeap(String(shape.sequence.count - 1)) : html`${t.goToBad(x, y)} ${example}`}</span>` : ''}
  </form>`;
}

const holds = (axis: { first: number; count: number }, index: number) => index >= axis.first && index - axis.first < axis.count;

/** Parses a typed cell; undefined if the table lacks it. */
export function typedCell(shape: TableShape, text: string): Cell | undefined {
  // Signs, points and further numbers are errors: ignoring them would give another cell than the one meant.
  if (/[-−+.]\s*\d/.test(text)) return undefined;
  const numbers = (text: string) => text.match(/\d+/g)?.map(Number) ?? [];
  // Spaces group digits, other characters separate numbers. If that gives a single number, as for "7 150", the space separates.
  const grouped = numbers(text.replace(/(\d)[ \u202f](?=\d{3}\b)/g, '$1'));
  const { sequence, x } = shape;
  if (sequence && grouped.length === 1) {
    const [term = -1] = grouped;
    return term >= 0 && term < sequence.count ? [term % x.count, Math.floor(term / x.count)] : undefined;
  }
  const [column = -1, row = -1, more] = grouped.length > 1 ? grouped : numbers(text);
  return more === undefined && holds(shape.x, column) && holds(shape.y, row) ? [column, row] : undefined;
}
