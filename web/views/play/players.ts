// The fields for the players and the opponent's skill.

import { html } from 'lit';
import type { Words } from '../../i18n/words.js';
import type { Match } from './match.js';
import { type Level, levels, type Person, persons } from './record.js';
import { playWords } from './words.js';

/** The name of a skill; of one between, that of any. */
export const levelOf = (skill: number): Level => (skill === levels.perfect ? 'perfect' : skill === levels.random ? 'random' : 'skilled');

export function players(words: Words, { person, skill }: Match, names: readonly [string, string], set: (change: Partial<Match>) => void) {
  const t = playWords(words);
  const alone = person === 'both';
  const level = levelOf(skill);
  const chosen = (event: Event) => (event.target as HTMLSelectElement).value;
  return html`<div class="play-players">
    <label
      >${t.you}
      <select @change=${(e: Event) => set({ person: chosen(e) as Person })}>
        ${persons.map((who) => html`<option value=${who} .selected=${who === person}>${t.persons[who](names)}</option>`)}
      </select>
    </label>
    <label class=${alone ? 'off' : ''}
      >${t.opponent}
      <select ?disabled=${alone} @change=${(e: Event) => set({ skill: levels[chosen(e) as Level] })}>
        ${(['perfect', 'skilled', 'random'] as const).map((name) => html`<option value=${name} .selected=${name === level}>${t.levels[name]}</option>`)}
      </select>
    </label>
    ${
      level === 'skilled' && !alone
        ? html`<label
            >${t.skill}
            <input
              type="range"
              min="5"
              max="95"
              step="5"
              .value=${String(skill)}
              aria-valuetext=${t.percent(String(skill))}
              @input=${(e: Event) => set({ skill: Number((e.target as HTMLInputElement).value) })}
            />
          </label>`
        : ''
    }
  </div>`;
}
