// The methods of a game in its chapter: their counted costs, and their code.
import { END, kinds, MARKS } from '../vite/methods.mjs';
import { escaped } from './computed.mjs';

/** Code with the marks of scripts/vite/methods.mjs, as HTML. */
export const coloured = (code) =>
  escaped(code)
    .replaceAll(new RegExp(`[${MARKS}]`, 'g'), (mark) => `<span class="t-${kinds[[...MARKS].indexOf(mark)]}">`)
    .replaceAll(END, '</span>');

const languages = { cpp: 'C++', python: 'Python' };

export function costsTable({ id, language, t, methods: game, how, target }) {
  if (!game) throw new Error('the chapter of no game has no costs');
  const number = (value) => value.toLocaleString(language);
  const instance = (parameters) =>
    Object.entries(parameters)
      .map(([name, value]) => `<code>${escaped(name)}=${escaped(value)}</code>`)
      .join(' ');
  const titleOf = (method) => escaped(how.titles[`${id}/${method.id}`] ?? method.title);
  const rows = game.methods.map(({ time, space, counts: [small, large], ...method }) => {
    const both = (of) => `${number(small[of])} / ${number(large[of])}`;
    return `<tr><th scope="row">${titleOf(method)}</th><td>${both('positions')}</td><td>${both('options')}</td><td>${how.formula(time)}</td><td>${how.formula(space)}</td></tr>`;
  });
  const heads = [t.method, t.positions, t.options, t.time, t.memory].map((head) => `<th scope="col">${head}</th>`);
  const listings = game.methods.map((method) => {
    const one = (kind) =>
      `<details><summary>${titleOf(method)}: ${languages[kind]}</summary><pre tabindex="0" translate="no"><code>${coloured(method[kind])}</code></pre></details>`;
    return Object.keys(languages).map(one).join('\n');
  });
  return `<div class="wide" tabindex="0" role="region" aria-label="${escaped(t.methods)}"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>
<p class="small">${t.counted(instance(game.stepped), instance(game.counted))} <a href="${target.site(`#/${id}?view=how`)}">${t.watch}</a>.</p>
<div class="listings">${listings.join('\n')}</div>\n`;
}
