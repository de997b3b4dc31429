// <grundy-worth>: what an expression is worth: headline, sentences, facts and thermograph.
import { html, type PropertyValues } from 'lit';
import type { Worth } from '../../calculator/protocol.js';
import type { WorthWords } from '../../i18n/en/worth.js';
import { define, View } from '../view.js';
import { drawn } from './notation.js';
import { sentences } from './sentences.js';
import { cornersTable, thermograph } from './thermograph.js';
import { loadWorthWords, worthWords } from './words.js';

/** Longer values are folded. */
const MOST_SHOWN = 60;

/** What to write for a value: its text, or that it is long. */
export function valueLine({ value, birthday }: Pick<Worth, 'value' | 'birthday'>, t: WorthWords) {
  if (value === null) return html`<span class="quiet-text">${t.unwritten(String(birthday))}</span>`;
  if (value.length <= MOST_SHOWN) return html`<span class="game-value">${drawn(value)}</span>`;
  return html`<details class="long-value"><summary>${t.folded(String(birthday), value.length)}</summary><span class="game-value">${drawn(value)}</span></details>`;
}

export class WorthView extends View {
  static override properties = { worth: {}, brief: { type: Boolean } };
  declare worth: Worth | undefined;
  /** For figures: without stops, birthday, caption and corners. */
  declare brief: boolean;

  constructor() {
    super();
    this.brief = false;
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    void loadWorthWords(this.words.language)
      .then((isNew) => isNew && this.requestUpdate())
      .catch(() => {});
  }

  protected override render() {
    const { worth } = this;
    if (!worth) return '';
    const t = worthWords(this.words.language);
    const [winner, ...rest] = sentences(worth, t);
    return html`
      <div class="worth-head" role="status">
        <p class="worth-value"><span class="worth-label">${t.value}</span> ${valueLine(worth, t)}</p>
        <p class="worth-winner">${winner}</p>
        <p>${rest.join(' ')}</p>
      </div>
      ${this.#facts(worth, t)}
      ${thermograph(worth, t, {
        value: worth.value !== null && worth.value.length <= MOST_SHOWN ? worth.value : '',
        caption: !this.brief,
      })}
      ${this.brief ? '' : cornersTable(worth, t)}
    `;
  }

  #facts(worth: Worth, t: WorthWords) {
    const { facts } = t;
    const weight = worth.atomic_weight && worth.atomic_weight.length <= MOST_SHOWN ? worth.atomic_weight : undefined;
    const whole = [
      [facts.leftStop, worth.left_stop],
      [facts.rightStop, worth.right_stop],
      [facts.birthday, String(worth.birthday)],
    ] as const;
    const all = [
      [facts.mean, worth.mean],
      [facts.temperature, worth.temperature],
      ...(weight ? [[facts.weight, weight] as const] : []),
      ...(this.brief ? [] : whole),
    ] as const;
    return html`<dl class="worth-facts">${all.map(([name, value]) => html`<div><dt>${name}</dt><dd>${drawn(value)}</dd></div>`)}</dl>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'grundy-worth': WorthView;
  }
}

define('grundy-worth', WorthView);
