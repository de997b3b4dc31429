// The menu of patterns: lines through the selected cell, equal cells, another table, the next P- or D-cell, the width of a sequence.

import { html, type TemplateResult } from 'lit';
import type { SeekQuery, TableShape } from '../../../engine/api_messages.js';
import type { Words } from '../../../i18n/words.js';
import { type Line, lines } from '../draw/highlight.js';
import { grouped } from '../geometry/ticks.js';
import type { Highlights } from '../patterns.js';
import { WIDEST } from '../widest.js';

export interface AidsOf {
  shape: TableShape;
  highlights: Highlights;
  /** True while compared with another table. */
  comparing: boolean;
  /** True if the game has draws. */
  draws: boolean;
  searching: number | undefined;
  /** Message that the last search found nothing. */
  missed: string;
}

export interface AidsActions {
  highlights(highlights: Highlights): void;
  compare(): void;
  stopComparing(): void;
  firstDifference(): void;
  seek(query: SeekQuery): void;
  stopSeeking(): void;
  wrap(width: number): void;
}

export function highlightsPanel(words: Words, of: AidsOf, act: AidsActions): TemplateResult {
  const t = words.strings.table.highlights;
  const { highlights, comparing, searching } = of;
  const setLine = (line: Line | undefined) => {
    const { line: _, ...rest } = highlights;
    act.highlights(line ? { ...rest, line } : rest);
  };
  return html`
    ${of.shape.sequence ? sequence(words, of.shape, act) : ''}
    <fieldset>
      <legend>${t.highlight}</legend>
      <div class="choices">
        ${[undefined, ...lines].map(
          (line) =>
            html`<label
              ><input type="radio" name="line" .checked=${highlights.line === line} @change=${() => setLine(line)} />${line ? t.lines[line] : t.noLine}</label
            >`,
        )}
      </div>
    </fieldset>
    <fieldset>
      <legend>${t.standOut}</legend>
      <label
        ><input
          type="checkbox"
          .checked=${highlights.alike === true}
          ?disabled=${comparing}
          @change=${(event: Event) => act.highlights({ ...highlights, alike: (event.target as HTMLInputElement).checked })}
        />${t.alike}</label
      >
      <div class="choices">
        ${
          comparing
            ? html`<button type="button" data-aid="difference" @click=${act.firstDifference}>${t.firstDifference}</button>
              <button type="button" @click=${act.stopComparing}>${t.stopComparing}</button>`
            : html`<button type="button" data-aid="compare" @click=${act.compare}>${t.compare}</button>`
        }
      </div>
    </fieldset>
    ${seeking(words, 'P', of.shape, act)} ${of.draws ? seeking(words, 'D', of.shape, act) : ''}
    <label
      ><input
        type="checkbox"
        data-aid="turned"
        .checked=${highlights.turned === true}
        @change=${(event: Event) => act.highlights({ ...highlights, turned: (event.target as HTMLInputElement).checked })}
      />${t.turned}</label
    >
    ${of.missed ? html`<p class="quiet-text">${of.missed}</p>` : ''}
    ${
      searching === undefined
        ? ''
        : html`<div class="choices">
          <progress max="1" .value=${searching} aria-label=${t.searching}></progress>
          <button type="button" @click=${act.stopSeeking}>${words.strings.app.cancel}</button>
        </div>`
    }
  `;
}

function seeking(words: Words, outcomes: 'P' | 'D', { yUp }: TableShape, act: AidsActions): TemplateResult {
  const t = words.strings.table.highlights;
  const to = (along: 'row' | 'column', backward: boolean, sign: string) => {
    const title = t.seek(words.strings.outcome[outcomes], along, backward);
    const keys = `${along === 'column' ? 'Alt+' : ''}${backward ? 'Shift+' : ''}${outcomes}`;
    return html`<button
      type="button"
      class="square"
      aria-label=${title}
      aria-keyshortcuts=${keys}
      title="${title} (${keys})"
      @click=${() => act.seek({ along, backward, outcomes })}
    >
      ${sign}
    </button>`;
  };
  return html`<fieldset>
    <legend>${t.next(words.strings.outcome[outcomes])}</legend>
    <div class="choices steps">
      <span>${t.inRow} ${to('row', true, '←')}${to('row', false, '→')}</span>
      <span>${t.inColumn} ${to('column', true, yUp ? '↓' : '↑')}${to('column', false, yUp ? '↑' : '↓')}</span>
    </div>
  </fieldset>`;
}

function sequence(words: Words, { x, sequence: of }: TableShape, act: AidsActions): TemplateResult {
  const t = words.strings.table.highlights;
  const most = Math.min(WIDEST, of?.count ?? WIDEST);
  const change = (event: Event) => {
    const input = event.target as HTMLInputElement;
    const typed = Math.round(input.valueAsNumber);
    const width = Number.isNaN(typed) ? x.count : Math.min(most, Math.max(1, typed));
    input.value = String(width);
    act.wrap(width);
  };
  const { period, preperiod, seen, searched, facts = [] } = of ?? {};
  const wrapAt = (width: number) => html`<button type="button" @click=${() => act.wrap(width)}>${t.wrapAtPeriod(grouped(width))}</button>`;
  const last = grouped((searched ?? of?.count ?? 1) - 1);
  return html`<fieldset>
    <legend>${t.wrap}</legend>
    <div class="choices">
      <label class="wrap-width"><span>${t.width}</span><input type="number" min="1" max=${most} .value=${String(x.count)} @change=${change} /></label>
      ${
        period
          ? html`${wrapAt(period)}<span>${t.proved(grouped(preperiod ?? 0))}</span>`
          : seen
            ? html`${wrapAt(seen.period)}<span>${t.seen(grouped(seen.preperiod), last, seen.saltus ? grouped(seen.saltus) : undefined)}</span>`
            : html`<span>${t.noPeriod(last)}</span>`
      }
    </div>
    ${facts.map((fact) => html`<p>${words.translate(fact)}</p>`)}
  </fieldset>`;
}
