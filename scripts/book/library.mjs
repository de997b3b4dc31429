// The pages of the library's games, games/NAME/ and games/es/NAME/: rules, a picture, what is known, sources and links. They are pages like
// the book's: complete without scripts, with a live figure where these run.
import { siteAddress } from '../vite/game_pages.mjs';
import { censusPath, octalGame } from './census.mjs';
import { escaped } from './computed.mjs';
import { page } from './pages.mjs';
import { contents, readChapter } from './sources.mjs';
import { inPages } from './targets.mjs';

const link = (address, text) => `<a href="${escaped(address)}">${escaped(text)}</a>`;
const list = (items) => `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;

/**
 * The start of a part as a reader sees it: an array with the characters of its `show` line, a board row by row, "M.. ... ..B"; otherwise
 * the value as it is.
 */
function shownStart(text, name, value) {
  const glyphs = new RegExp(`^show .*\\b${name}\\b.* as (?:grid|strip) "([^"]+)"`, 'm').exec(text)?.[1];
  const declared = new RegExp(`^${name}\\[(?:\\w+, *(\\d+)|[^,\\]]+)\\]: *(-?\\d+)\\.\\.`, 'm').exec(text);
  const numbers = value.split(',').map(Number);
  const characters = declared && glyphs ? numbers.map((number) => [...glyphs][number - Number(declared[2])]) : [];
  if (characters.length < 2 || characters.includes(undefined)) return `${name} = ${value.replaceAll(',', ', ')}`;
  const width = Number(declared[1] ?? characters.length);
  const rows = characters.flatMap((_, i) => (i % width === 0 ? [characters.slice(i, i + width).join('')] : []));
  return `${name} = ${rows.join(' ')}`;
}

/** A position by its parameters: "n = 20, m = 19". */
function place({ given, values }, text, t) {
  const parts = Object.entries(given).map(([name, value]) => (name === 'first' && t.begins[value]) || shownStart(text, name, value));
  if (values?.along) parts.push(`${values.along} = ${values.first}, …, ${values.first + values.wanted.length - 1}`);
  return parts.length > 0 ? parts.join(', ') : t.start;
}

/** A fact as a sentence, in HTML. */
export function factHtml(fact, text, t) {
  const { formula, values } = fact;
  if (formula) {
    const where = Object.keys(fact.given).length > 0 ? `${place(fact, text, t)}: ` : '';
    return `${escaped(where)}${t.formula[formula.against]} <code>${escaped(formula.expression)}</code>`;
  }
  const { claim, wanted, along } = values;
  const claims = along ? `${t.many[claim]} ${wanted.map((one) => t.short[claim]?.[one] ?? one).join(', ')}` : t.one[claim](wanted[0]);
  return escaped(`${place(fact, text, t)}: ${claims}`);
}

/** Facts of the census about the octal game that a game is, in HTML. */
function censusHtml(code, { language, t, target }) {
  const { preperiod, period, known } = octalGame(code);
  const found = known ? t.periodic(period, preperiod) : t.aperiodic;
  return `${t.octal} ${link(target.site(`#/rules?text=${code}&N=2000`), code)}: ${found} (${link(`${target.root}${censusPath(language)}index.html#octal`, t.census)})`;
}

/** The chapters that show a rule text, or are about the game. */
const chaptersOf = ({ name, page: id }, chapters) =>
  chapters.filter(({ id: chapter, text }) => chapter === id || new RegExp(`(rules |rules="|rules:)${name}\\b(?!-)`).test(text));

function figureHtml({ figure, t, target }) {
  const image = figure.svg
    ? `<svg translate="no" viewBox="0 0 ${figure.width} ${figure.height}" role="img" aria-label="${t.board}" style="max-width:min(100%,${Math.round(figure.width * 6)}px)">${figure.svg}</svg>`
    : `<img src="${target.picture(figure.picture)}" width="${figure.picture.width}" height="${figure.picture.height}" alt="${t.table}">`;
  return `<figure><grundy-scope ${figure.tag} style="display:block;min-height:${figure.room}px;--room:${figure.room}px"><div class="library-picture">${image}</div></grundy-scope></figure>`;
}

function bodyOf({ example, facts, rules, figure, chapters, language, t, kinds, target }) {
  const { title, also, kind, techniques, notice, credit, source, text, game, code } = example;
  // That both begin and win is the class and the outcome: one sentence.
  const known = (published) => [...new Set(facts.filter((fact) => fact.published === published).map((fact) => factHtml(fact, text, t)))];
  const library = `${target.root}games/index.html`;
  const ways = [
    ...(game ? [link(`${target.root}${game}/index.html`, t.openGame)] : []),
    link(target.site(figure.hash), t.openLab),
    ...chapters.map((chapter) => link(target.chapter(chapter.id), t.chapter(chapter.title))),
    ...(game ? [link(`${target.root}index.html#/${game}?view=judge`, t.judge)] : []),
    link(`${target.root}figure/index.html${figure.figureHash ?? figure.hash}`, t.makeFigure),
    link(library, t.all),
  ];
  const computed = [...known(false), ...(code ? [censusHtml(code, { language, t, target })] : [])];
  return `<article lang="${language}">
<h1>${escaped(title)}</h1>
<p class="lead">${escaped(notice)}</p>
${figureHtml({ figure, t, target })}
<p class="library-ways">${ways.join(' · ')}</p>
<h2>${t.rules}</h2>
${rules.map((text) => `<p>${escaped(text)}</p>`).join('\n')}
<h2>${t.facts}</h2>
${known(true).length > 0 ? `<h3>${t.published}</h3>\n${list(known(true))}` : ''}
${computed.length > 0 ? `<h3>${t.computed}</h3>\n${list(computed)}` : ''}
<h2>${t.about}</h2>
<dl>
${also ? `<dt>${t.also}</dt><dd>${escaped(also)}</dd>` : ''}
${credit ? `<dt>${t.credit}</dt><dd>${escaped(credit)}</dd>` : ''}
<dt>${t.sources}</dt>${source
    .split('; ')
    .map((one) => `<dd>${escaped(one)}</dd>`)
    .join('')}
<dt>${t.kind}</dt><dd>${escaped(kinds.kinds[kind])}</dd>
<dt>${t.technique}</dt><dd>${escaped(techniques.map((one) => kinds.techniques[one]).join(', '))}</dd>
</dl>
<h2>${t.text}</h2>
<pre translate="no" tabindex="0"><code>${escaped(text)}</code></pre>
</article>`;
}

/** Calls `emit` with the path and the text of each page. `maker`: of figures; `words`: of the book's pages. */
export async function libraryPages({ maker, words, emit }) {
  const { library } = maker;
  const site = siteAddress();
  const ids = contents().flatMap(({ chapters }) => chapters);
  for (const [language, t] of Object.entries(words)) {
    const all = ids.map((id) => readChapter(id, language));
    for (const example of library.examples(language)) {
      const address = (code) => library.pageOf(example, code);
      // As deep in the site as a chapter, whose links it has.
      const target = inPages(example.page, language);
      const figure = library.onBoard(example) ? await maker.board(example.name) : await maker.figure(figureOf(example));
      const head = `<meta name="description" content="${escaped(example.notice)}">${
        site
          ? `\n<link rel="canonical" href="${escaped(site + (example.game && language === 'en' ? `${example.game}/` : address(language)))}">`
          : ''
      }`;
      const languages = Object.entries(words)
        .map(([code, { name }]) =>
          code === language
            ? `<span lang="${code}" aria-current="true">${name}</span>`
            : `<a lang="${code}" hreflang="${code}" href="${target.root}${address(code)}index.html">${name}</a>`,
        )
        .join(' ');
      const body = bodyOf({
        example,
        facts: library.factsOf(library.fileOf(example.name)),
        rules: example.game ? library.statementOf(example.game, language) : [example.rules],
        figure,
        chapters: chaptersOf(example, all),
        language,
        t: t.library,
        kinds: library.words[language],
        target,
      });
      emit(
        `${address(language)}index.html`,
        page({ language, target, t, head, title: `${example.title} · ${t.site}`, languages, here: 'gallery', inside: true, body }),
      );
    }
  }
}

const figureOf = ({ name, layer }) => `rules="${name}"${layer ? ` layer="${layer}"` : ''}`;
