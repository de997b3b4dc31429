// The pages of the census, games/census/ and games/es/census/: the tables of census/ (`npm run census`), to read and to download.
import { readFileSync } from 'node:fs';
import { at } from '../steps/place.mjs';
import { siteAddress } from '../vite/game_pages.mjs';
import { censusWords } from './census_words.mjs';
import { escaped } from './computed.mjs';
import { page } from './pages.mjs';
import { inPages } from './targets.mjs';

export const censusPath = (language) => `games/${language === 'en' ? '' : `${language}/`}census/`;
const families = ['octal', 'subtraction', 'boards'];

/** The rows of a table as objects. A value in quotes may contain commas. */
export function rowsOf(text) {
  const [head, ...lines] = text.trimEnd().split('\n');
  const names = head.split(',');
  return lines.map((line) => {
    const values = [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain);
    return Object.fromEntries(names.map((name, i) => [name, values[i]]));
  });
}

const tableOf = (head, rows) => `<div class="census-table" tabindex="0"><table>
<thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(([first, ...others]) => `<tr><th scope="row">${first}</th>${others.map((one) => `<td>${one}</td>`).join('')}</tr>`).join('\n')}
</tbody></table></div>`;

/** The codes by their first digit, each with a link to the lab. */
function octalHtml(rows, t, target) {
  const proved = rows.filter(({ known }) => known);
  const groups = groupedBy(rows, ({ code }) => code[2]);
  const row = ({ code, preperiod, period, known }) => [
    `<a href="${target.site(`#/rules?text=${code}&N=2000`)}">${code}</a>`,
    ...(known ? [period, preperiod] : ['', '']),
    known ? t.proved : t.none,
  ];
  return `<h2 id="octal">${t.octal}</h2>
<p>${t.octalLead(rows.length, proved.length)}</p>
${[...groups]
  .map(
    ([digit, some]) => `<details><summary>${t.digit(digit, some.length, some.filter(({ known }) => known).length)}</summary>
${tableOf([t.code, t.period, t.preperiod, t.known], some.map(row))}</details>`,
  )
  .join('\n')}`;
}

function groupedBy(rows, key) {
  const groups = new Map();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}

const longest = (rows, name) => rows.reduce((best, row) => (Number(row[name]) > Number(best[name]) ? row : best));

/** For each largest number: how many sets, and the longest period and preperiod. */
function subtractionHtml(rows, t) {
  const groups = groupedBy(rows, ({ set }) => Number(set.split(',').at(-1)));
  const row = ([most, sets]) => {
    const [period, preperiod] = [longest(sets, 'period'), longest(sets, 'preperiod')];
    const pure = sets.filter((one) => one.preperiod === '0').length;
    return [most, sets.length, pure, `${period.period} {${period.set}}`, `${preperiod.preperiod} {${preperiod.set}}`];
  };
  return `<h2 id="subtraction">${t.subtraction}</h2>
<p>${t.subtractionLead(rows.length)}</p>
${tableOf([t.most, t.sets, t.pure, t.longestPeriod, t.longestPreperiod], [...groups].sort(([a], [b]) => a - b).map(row))}`;
}

/** A board game: nimbers by rows and columns. */
function boardHtml(game, rows, t) {
  const own = rows.filter((row) => row.game === game);
  const most = Math.max(...own.map(({ columns }) => Number(columns)));
  const nimbers = new Map(own.map(({ rows: high, columns, nimber }) => [`${high},${columns}`, nimber]));
  const heights = [...new Set(own.map((row) => row.rows))];
  const wide = Array.from({ length: most }, (_, i) => i + 1);
  return `<h3>${t.boardNames[game]}</h3>
${tableOf(
  [t.size, ...wide],
  heights.map((high) => [high, ...wide.map((columns) => nimbers.get(`${high},${columns}`) ?? '')]),
)}`;
}

const filesHtml = (t, files) =>
  `<h2 id="files">${t.files}</h2>
<p>${t.filesLead}</p>
<ul>${families.map((name) => `<li><a href="${files}${name}.csv" download>${name}.csv</a>: ${t.columns[name]}</li>`).join('')}</ul>
<p>${t.cite}</p>`;

/** Calls `emit` with the path and the text of each page and file. `words`: of the book's pages. */
export function censusPages({ words, emit }) {
  const text = Object.fromEntries(families.map((name) => [name, readFileSync(at('census', `${name}.csv`), 'utf8')]));
  const rows = Object.fromEntries(families.map((name) => [name, rowsOf(text[name])]));
  const site = siteAddress();
  for (const [language, t] of Object.entries(words)) {
    const own = censusWords[language];
    const path = censusPath(language);
    // As deep in the site as a chapter.
    const target = inPages('census', language);
    const body = `<article lang="${language}">
<h1>${own.title}</h1>
<p class="lead">${own.lead}</p>
<p>${families.map((name) => `<a href="#${name}">${own[name]}</a>`).join(' · ')} · <a href="#files">${own.files}</a></p>
${octalHtml(rows.octal, own, target)}
${subtractionHtml(rows.subtraction, own)}
<h2 id="boards">${own.boards}</h2>
<p>${own.boardsLead}</p>
${Object.keys(own.boardNames)
  .map((game) => boardHtml(game, rows.boards, own))
  .join('\n')}
${filesHtml(own, language === 'en' ? '' : `${target.root}${censusPath('en')}`)}
</article>`;
    const head = `<meta name="description" content="${escaped(own.lead)}">${site ? `\n<link rel="canonical" href="${escaped(site + path)}">` : ''}`;
    const languages = Object.entries(words)
      .map(([code, { name }]) =>
        code === language
          ? `<span lang="${code}" aria-current="true">${name}</span>`
          : `<a lang="${code}" hreflang="${code}" href="${target.root}${censusPath(code)}index.html">${name}</a>`,
      )
      .join(' ');
    emit(
      `${path}index.html`,
      page({ language, target, t, head, title: `${own.title} · ${t.site}`, languages, here: 'gallery', inside: true, body }),
    );
  }
  for (const name of families) emit(`${censusPath('en')}${name}.csv`, text[name]);
}
