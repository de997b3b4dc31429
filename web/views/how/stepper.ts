// The controls of the steps, and what the last step did, in words.
import { html, svg } from 'lit';
import { outcomes } from '../../engine/facts.js';
import type { HowWords } from '../../i18n/en/how.js';
import type { Words } from '../../i18n/words.js';
import { grouped } from '../table/geometry/ticks.js';
import type { Method } from './methods.js';
import type { names } from './names.js';
import type { Stepping } from './stepping.js';

const SPEEDS = [1, 4, 16] as const;

export interface Controls {
  go: (step: number) => void;
  /** Plays or pauses. */
  play: () => void;
  pace: (speed: number) => void;
}

const ICONS = {
  first: 'M3 3v10M13 3 6 8l7 5z',
  back: 'M11 3 4 8l7 5z',
  play: 'M4 2.5 13 8l-9 5.5z',
  pause: 'M5 3v10M11 3v10',
  next: 'M5 3l7 5-7 5z',
  last: 'M13 3v10M3 3l7 5-7 5z',
};

const icon = (name: keyof typeof ICONS) => svg`<svg viewBox="0 0 16 16" aria-hidden="true"><path d=${ICONS[name]} /></svg>`;

export function controlsView(t: HowWords['steps'], stepping: Stepping, state: { playing: boolean; speed: number }, controls: Controls) {
  const { at, length } = stepping;
  const button = (name: keyof typeof ICONS, label: string, disabled: boolean, act: () => void) =>
    html`<button type="button" class="quiet how-button" aria-label=${label} title=${label} ?disabled=${disabled} @click=${act}>${icon(name)}</button>`;
  const { playing, speed } = state;
  return html`<div class="how-controls" role="group" aria-label=${t.controls}>
    ${button('first', t.first, at === 0, () => controls.go(0))} ${button('back', t.back, at === 0, () => controls.go(at - 1))}
    ${button(playing ? 'pause' : 'play', playing ? t.pause : t.play, false, controls.play)}
    ${button('next', t.next, at === length, () => controls.go(at + 1))} ${button('last', t.last, at === length, () => controls.go(length))}
    <input
      type="range"
      min="0"
      max=${length}
      .value=${String(at)}
      aria-label=${t.slider}
      aria-valuetext=${t.at(grouped(at), grouped(length))}
      @input=${(event: Event) => controls.go(Number((event.target as HTMLInputElement).value))}
    />
    <label class="how-speed"
      ><span>${t.speed}</span>
      <select @change=${(event: Event) => controls.pace(SPEEDS[(event.target as HTMLSelectElement).selectedIndex] ?? 1)}>
        ${SPEEDS.map((one) => html`<option .selected=${one === speed}>${one}</option>`)}
      </select>
    </label>
  </div>`;
}

/** A value that a method computes, in words. */
export function valueText(t: HowWords['steps'], words: Words, layer: Method['layer'], value: number): string {
  const { outcome, outcomeMeaning } = words.strings;
  const won = (letter: 'N' | 'P' | 'D') => `${outcome[letter]}, ${outcomeMeaning[letter]}`;
  switch (layer) {
    case 'outcome':
      return won(outcomes[value] ?? 'N');
    case 'nimber':
      return t.nimber(grouped(value));
    case 'remoteness':
      return `${won(value % 2 === 1 ? 'N' : 'P')}, ${t.lasts(grouped(value))}`;
    case 'count':
      return `${won(value > 0 ? 'N' : 'P')}, ${t.winning(grouped(value))}`;
  }
}

/** Describes the last step. `verdict`: who wins the instance, in the words of the headline; with the names of positions. */
export function statusView(
  t: HowWords['steps'],
  words: Words,
  method: Method,
  stepping: Stepping,
  { nameOf, listed }: ReturnType<typeof names>,
  verdict: string,
) {
  const { last, at, length, done, times } = stepping;
  const count = `${t.at(grouped(at), grouped(length))}.`;
  if (!last) return html`${count} ${t.begin}`;
  if (done) return html`${count} ${sum(t, method, stepping, listed)} <strong class="how-verdict">${verdict}</strong>`;
  const others = last.others > 0 ? t.others(grouped(last.others)) : '';
  const settled = t.settled(nameOf(last.position), valueText(t, words, method.layer, last.value), grouped(last.options));
  return html`${count} ${sentence(settled)} ${others} ${times > 1 ? t.again(grouped(times)) : ''}`;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Positions the answer is read from: nimbers are added. */
function sum(t: HowWords['steps'], method: Method, { answer }: Stepping, listed: ReturnType<typeof names>['listed']): string {
  const positions = listed(answer.map(({ position }) => position));
  if (method.layer !== 'nimber' || answer.length < 2) return t.read(positions);
  const total = answer.reduce((all, { value }) => all ^ value, 0);
  return t.sum(positions, answer.map(({ value }) => grouped(value)).join(' ⊕ '), grouped(total));
}
