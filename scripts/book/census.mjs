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

const fileOf = (name) => readFileSync(at('census', `${name}.csv`), 'utf8');

/** The row of an octal game of at most three digits. */
export const octalGame = (code) => rowsOf(fileOf('octal')).find((row) => row.code === code.padEnd(5, '0'));

/** `label`: of the region, which scrolls sideways where the page is narrow. */
const tableOf = (label, head, rows) => `<div class="wide" tabindex="0" role="region" aria-label="${escaped(label)}"><table>
<thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(([first, ...others]) => `<tr><th scope="row">${first}</th>${others.map((one) => `<td>${one}</td>`).join('')}</tr>`).join('\n')}
</tbody></table></div>`;

const longest = (rows, name) => rows.reduce((best, row) => (Number(row[name]) > Number(best[name]) ? row : best));

/** The largest value of a column, and the rows that have it. */
function mostOf(rows, name) {
  const most = Number(longest(rows, name)[name]);
  return { most, rows: rows.filter((row) => Number(row[name]) === most) };
}

/** A sentence of the longest period and preperiod. `key`: the column that names a game. */
function recordsOf(rows, key, t) {
  const [period, preperiod] = ['period', 'preperiod'].map((name) => {
    const { most, rows: games } = mostOf(rows, name);
    return { most, games: games.map((row) => (key === 'set' ? `{${row.set}}` : row[key])) };
  });
  return t.records(period, preperiod);
}

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
<p>${t.octalLead(rows.length, proved.length)} ${recordsOf(proved, 'code', t)}</p>
${[...groups]
  .map(
    ([digit, some]) => `<details><summary>${t.digit(digit, some.length, some.filter(({ known }) => known).length)}</summary>
${tableOf(`${t.octal}: 0.${digit}`, [t.code, t.period, t.preperiod, t.known], some.map(row))}</details>`,
  )
  .join('\n')}`;
}

function groupedBy(rows, key) {
  const groups = new Map();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

/** For each largest number: how many sets, and the longest period and preperiod. */
function subtractionHtml(rows, t) {
  const groups = groupedBy(rows, ({ set }) => Number(set.split(',').at(-1)));
  const row = ([most, sets]) => {
    const [period, preperiod] = [longest(sets, 'period'), longest(sets, 'preperiod')];
    const pure = sets.filter((one) => one.preperiod === '0').length;
    return [most, sets.length, pure, `${period.period} {${period.set}}`, `${preperiod.preperiod} {${preperiod.set}}`];
  };
  return `<h2 id="subtraction">${t.subtraction}</h2>
<p>${t.subtractionLead(rows.length)} ${recordsOf(rows, 'set', t)}</p>
${tableOf(t.subtraction, [t.most, t.sets, t.pure, t.longestPeriod, t.longestPreperiod], [...groups].sort(([a], [b]) => a - b).map(row))}`;
}

/** A board game: nimbers by rows and columns. */
function boardHtml(game, rows, t) {
  const own = rows.filter((row) => row.game === game);
  const most = Math.max(...own.map(({ columns }) => Number(columns)));
  const nimbers = new Map(own.map(({ rows: high, columns, nimber }) => [`${high},${columns}`, nimber]));
  const heights = [...new Set(own.map((row) => row.rows))];
  const wide = Array.from({ length: most }, (_, i) => i + 1);
  return `<h3>${t.boardNames[game]}</h3>
<p>${t.largest(mostOf(own, 'nimber'))}</p>
${tableOf(
  t.boardNames[game],
  [t.size, ...wide],
  heights.map((high) => [high, ...wide.map((columns) => nimbers.get(`${high},${columns}`) ?? '')]),
)}`;
}

const filesHtml = (t, files) =>
  `<h2 id="files">${t.files}</h2>
<p>${t.filesLead}</p>
<ul>${families.map((name) => `<li><a href="${files}${name}.csv" download>${name}.csv</a>: ${t.columns[name]}</li>`).join('')}</ul>
<dl class="census-columns">${t.meanings.map(([name, meaning]) => `<dt><code>${name}</code></dt><dd>${meaning}</dd>`).join('')}</dl>
<p>${t.cite}</p>`;

/** Calls `emit` with the path and the text of each page and file. `words`: of the book's pages. */
export function censusPages({ words, emit }) {
  const text = Object.fromEntries(families.map((name) => [name, fileOf(name)]));
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
