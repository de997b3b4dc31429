// The contest problem that a game comes from, as HTML: for its chapter, and for its page without scripts.
import { escaped } from './computed.mjs';

const link = (address, text) => `<a href="${escaped(address)}">${escaped(text)}</a>`;

/** A row of the list of facts; none if nothing is known. `html` is HTML. */
const row = (name, html) => (html ? `<dt>${name}</dt><dd>${html}</dd>\n` : '');

/** The title with the judge's own name for the problem; for what no judge has, the core's words for where it comes from. */
function source({ judge, code, title, address, contest, source, credit, ...people }) {
  const named = judge && [judge, code].filter(Boolean).join(' ');
  const shown = named ? (title ?? named) : source;
  const linked = address ? link(address, shown) : escaped(shown);
  const behind = named && title ? `, ${escaped(named)}` : '';
  // The core credits a theory where no contest is known.
  const theory = credit && !contest && !people.author && !people.setter ? `. ${escaped(credit)}` : '';
  return linked + behind + theory;
}

function editorial({ editorialist, editorial: address }) {
  if (address) return link(address, editorialist ?? new URL(address).hostname);
  return editorialist && escaped(editorialist);
}

const sample = (name, text) => `<dt>${name}</dt><dd><pre translate="no" tabindex="0">${escaped(text)}</pre></dd>\n`;

/**
 * `problem`: as in web/book/problems.ts. `t`: the words (words.mjs). `links`: {game(id), lab(hash), judge}, the addresses of games, of rules in the
 * lab, and of the game's judge.
 */
export function problemParts({ problem, t, links }) {
  const { difficulty, games, examples, elsewhere } = problem;
  const known = (text) => text && escaped(String(text));
  const rows = [
    row(t.source, source(problem)),
    ...['contest', 'author', 'setter', 'tester'].map((name) => row(t[name], known(problem[name]))),
    row(t.editorial, editorial(problem)),
    row(t.difficulty, known(t.levels[difficulty] ?? difficulty)),
    row(t.limits, known(problem.limits)),
    row(t.input, known(problem.format)),
    row(t.output, known(problem.meaning)),
    sample(t.sampleInput, problem.input),
    sample(t.sampleOutput, problem.output),
    row(t.games, games.map(({ id, title }) => link(links.game(id), title)).join(', ')),
    row(t.examples, examples.map(({ title, hash }) => link(links.lab(hash), title)).join(', ')),
    row(t.elsewhere, elsewhere.map(({ judge, title, address }) => `${link(address, title)} (${judge})`).join(', ')),
  ];
  return `<dl>
${rows.join('')}</dl>
<h3>${problem.check.title}</h3>
<ol>${problem.check.steps.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol>
<p>${link(links.judge, t.open)}</p>
`;
}
