// The lab's menu of examples.
import { html } from 'lit';
import type { Language } from '../i18n/languages.js';
import { kinds, type Library } from './example.js';
import type { LabWords } from './words.js';

/**
 * The examples as a menu, by kind; an edited text is none of them. `library`: loaded after the page. `gallery`: the address of the page
 * that shows them all, if any.
 */
export function exampleMenu(
  { gallery: t }: LabWords,
  language: Language,
  text: string,
  library: Library | undefined,
  gallery: string | undefined,
  choose: (text: string) => void,
) {
  const current = library?.exampleOf(text, language)?.name;
  const all = library?.examples(language) ?? [];
  const change = ({ target }: Event) => choose(all.find(({ name }) => name === (target as HTMLSelectElement).value)?.text ?? '');
  return html`<p class="lab-menu"><label for="lab-menu">${t.menu}</label>
      <select id="lab-menu" @change=${change}>
        <option value="" disabled .selected=${current === undefined}>${t.choose}</option>
        ${kinds.map(
          (kind) => html`<optgroup label=${t.kinds[kind] ?? kind}>
            ${all
              .filter((example) => example.kind === kind)
              .map(({ name, title }) => html`<option value=${name} .selected=${name === current}>${title}</option>`)}
          </optgroup>`,
        )}
      </select></p>
    <p class="lab-begin">
      <button type="button" class="link" @click=${() => choose('')}>${t.blank}</button>
      ${gallery ? html`<a href=${gallery}>${t.all}</a>` : ''}
    </p>`;
}
