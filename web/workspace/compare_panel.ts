// The form of the table to compare with, where the address names one. The element is loaded when first needed.
import { html, type TemplateResult } from 'lit';
import type { Engine, Solution } from '../engine/api_messages.js';
import type { Other } from '../views/table/patterns.js';
import type { Comparison } from './comparison.js';

export function comparePanel(
  engine: Engine,
  comparison: Comparison | undefined,
  solution: Solution | undefined,
  on: { comparison(comparison: Comparison | undefined): void; other(other: Other | undefined): void },
): TemplateResult | '' {
  if (!comparison || !engine.games.some(({ id }) => id === comparison.game)) return '';
  return html`<grundy-compare
    .engine=${engine}
    .comparison=${comparison}
    .shape=${solution?.shape}
    @comparison-change=${(event: CustomEvent<Comparison | undefined>) => on.comparison(event.detail)}
    @other-change=${(event: CustomEvent<Other | undefined>) => on.other(event.detail)}
  ></grundy-compare>`;
}
