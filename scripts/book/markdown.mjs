// Converts Markdown to the HTML of a chapter. Beyond CommonMark: $TeX$, and containers between lines of colons:
//   ::: question                 the question of the chapter
//   ::: figure NAME attributes   the element, with its caption
//   ::: rules NAME               a rule text of the library, with its caption and a link to the lab
//   ::: claim proved|observed    a statement; ::: proof, its proof
//   ::: claim known SOURCE       a theorem whose proof is elsewhere
//   :::: exercise NAME           contains the question, and ::: hint KEY for each kind of wrong answer
//   :::: exercise NAME program   the question with a judge input as code; the answer is the output
//   :::: exercise NAME proof     the question, and the proof in ::: step, to compare one's own with
//   ::: errata                   an error in a known text
//   ::: diagram                  a nested list as a tree; ::: mex, a box that computes the mex of the numbers typed
//   ::: costs                    the game's methods with counted costs and code
//   ::: problem                  the contest problem that the game comes from; ::: practice, the practice list
// Links: book:CHAPTER, site:#/GAME?..., lab: (its page), library:NAME (a game's page), value:EXPRESSION (in the calculator),
// figure:NAME?attribute=value, which changes the figure (by=1,0: relative to the cell picked there).
import MarkdownIt from 'markdown-it';
import container from 'markdown-it-container';
import math from 'markdown-it-math/temml';
import temml from 'temml';
import { escaped } from './computed.mjs';
import { costsTable } from './costs.mjs';
import { practiceList } from './practice.mjs';
import { problemParts } from './problem.mjs';
import { ruleText } from './sources.mjs';

export const slug = (text) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export const figureLines = /^:{3,} *figure +([\w-]+) +(.+)$/gm;

/** Adds a container: `open` gets what follows its name, both return HTML. */
const block = (md, name, open, close) =>
  md.use(container, name, {
    render: (tokens, i) => {
      const [, ...rest] = tokens[i].info.trim().split(/ +/);
      return tokens[i].nesting === 1 ? open(rest.join(' ')) : close();
    },
  });

const plain = (md, name, tag, label) =>
  block(
    md,
    name,
    () => `<${tag} class="${name}">${label ? `<p class="label">${label}</p>\n` : ''}`,
    () => `</${tag}>\n`,
  );

function addMex(md, { id, t }) {
  const field = `<input id="${id}-mex-numbers" name="numbers" autocomplete="off" value="0 1 3">`;
  const output = `<output for="${id}-mex-numbers" aria-live="polite"></output>`;
  block(
    md,
    'mex',
    () => `<form class="mex" aria-label="mex"><label for="${id}-mex-numbers">${t.mex}</label> ${field} ${output}</form>\n`,
    () => '',
  );
}

const addClaims = (md, { t }) =>
  block(
    md,
    'claim',
    (info) => {
      const [, kind, source] = /^(proved|observed|known(?= \S)) ?(.*)$/.exec(info) ?? [];
      if (!kind || (source && kind !== 'known')) throw new Error(`a claim is proved, observed, or known with its source, not "${info}"`);
      const label = source ? `${t[kind]}: ${md.renderInline(source)}` : t[kind];
      return `<div class="claim ${kind}"><p class="label">${label}</p>\n`;
    },
    () => '</div>\n',
  );

function addFigures(md, { id, language, t, title, target, figures }) {
  /** Content shown without scripts: the value of an expression, or a picture of a table; and a link. */
  const fallback = ({ value, picture, hash }) => {
    const link = (content) => `<a href="${escaped(target.site(hash))}">${content}<span>${t.open}</span></a>`;
    if (value) return value(language) + link('');
    const size = `width="${picture.width}" height="${picture.height}"`;
    return link(`<img src="${target.picture(picture)}" ${size} alt="${escaped(t.picture(title))}" loading="lazy">`);
  };
  const figureTag = (name) => {
    const figure = figures.get(name);
    return (
      `<figure id="${id}-${name}"><grundy-scope ${figure.tag} style="display:block;min-height:${figure.room}px;--room:${figure.room}px">` +
      `${fallback(figure)}</grundy-scope><figcaption>\n`
    );
  };
  block(
    md,
    'figure',
    (info) => figureTag(info.split(' ')[0]),
    () => '</figcaption></figure>\n',
  );
}

function addRules(md, { t, target }) {
  let text;
  block(
    md,
    'rules',
    (name) => {
      text = ruleText(name);
      return `<figure class="rule-text"><pre tabindex="0" translate="no"><code>${escaped(text)}</code></pre><figcaption>\n`;
    },
    () => {
      const address = target.site(`#/rules?text=${encodeURIComponent(text)}`);
      return `<p><a href="${escaped(address)}">${t.openLab}</a></p></figcaption></figure>\n`;
    },
  );
}

/** Replies of a reader, by the kind of exercise: a line, the output of a program, or a look at the steps of a proof. */
const replies = {
  answer: (id, t) =>
    `<label for="${id}-answer">${t.answer}</label> ` +
    `<input id="${id}-answer" name="answer" autocomplete="off" spellcheck="false" autocapitalize="off"> <button>${t.check}</button>`,
  program: (id, t) =>
    `<label for="${id}-answer">${t.output}</label> ` +
    `<textarea id="${id}-answer" name="answer" rows="3" autocomplete="off" spellcheck="false"></textarea> <button>${t.check}</button>`,
  proof: (_, t) => `<button>${t.hasAll}</button>`,
};

/** The verdicts of the page's script, by kind. */
const verdicts = {
  answer: (t) => ({ right: t.right, wrong: t.wrong, failed: t.failed }),
  program: (t) => ({ right: t.right, wrong: t.wrong, failed: t.failed, lines: t.lines, line: t.line }),
  proof: (t) => ({ right: t.compared, wrong: t.openAll }),
};

function addExercises(md, { id, t }) {
  let exercise;
  let kind;
  let exercises = 0;
  let steps = 0;
  block(
    md,
    'exercise',
    (info) => {
      const [name, given = 'answer'] = info.split(' ');
      if (!replies[given]) throw new Error(`the exercise "${name}" has no kind "${given}": ${Object.keys(replies).join(', ')}`);
      exercise = `${id}-${name}`;
      kind = given;
      exercises += 1;
      steps = 0;
      return (
        `<form class="exercise" id="${exercise}" data-exercise="${id}/${name}" data-kind="${kind}" aria-labelledby="${exercise}-label">` +
        `<p class="label" id="${exercise}-label">${t.exercise} ${exercises}</p>\n`
      );
    },
    () => {
      const texts = Object.entries(verdicts[kind](t)).map(([name, text]) => `data-${name}="${escaped(text)}"`);
      return `<p class="reply">${replies[kind](exercise, t)}</p><p class="verdict" role="status" ${texts.join(' ')}></p></form>\n`;
    },
  );
  block(
    md,
    'hint',
    (key) => `<div class="hint" data-hint="${escaped(key)}" hidden>`,
    () => '</div>\n',
  );
  block(
    md,
    'step',
    () => `<details class="step"><summary>${t.step} ${++steps}</summary>\n`,
    () => '</details>\n',
  );
}

const addCosts = (md, { id, language, t, methods, how, target }) =>
  block(
    md,
    'costs',
    () => `<section class="costs">${costsTable({ id, language, t, methods, how, target })}`,
    () => '</section>\n',
  );

/** The problem of the chapter's game, and the practice list. Their headings are among the contents of the chapter. */
function addContests(md, { id, t, problem, practice, titleOf, target }) {
  const links = {
    game: (game) => target.site(`#/${game}`),
    judge: target.site(`#/${id}?view=judge`),
    lab: (hash) => target.places.lab + hash,
  };
  block(
    md,
    'problem',
    () => {
      if (!problem) throw new Error('the chapter of no game has no problem');
      return `<section class="problem"><h2 id="${id}-problem">${t.problem.title}</h2>\n${problemParts({ problem, t: t.problem, links })}`;
    },
    () => '</section>\n',
  );
  block(
    md,
    'practice',
    () => `<div class="practice">${practiceList({ id, t, practice, titleOf, target })}`,
    () => '</div>\n',
  );
}

/** Replaces the address of a link to a chapter, to the site or to a figure. */
function resolveLink(token, { id, target, figures, hashOf }) {
  const href = token.attrGet('href');
  const [kind, rest] = href.split(/:(.*)/s);
  if (kind === 'book') token.attrSet('href', target.chapter(rest));
  if (kind === 'site') token.attrSet('href', target.site(rest));
  if (kind === 'lab') token.attrSet('href', target.places.lab);
  if (kind === 'value') token.attrSet('href', target.site(`#value=${rest}`));
  if (kind === 'library') token.attrSet('href', target.library(rest));
  if (kind !== 'figure') return;
  const [name, query] = rest.split('?');
  const figure = figures.get(name);
  if (!figure) throw new Error(`a link names the figure "${name}", which the chapter does not have`);
  const set = [...new URLSearchParams(query)];
  const shown = set.filter(([attribute]) => attribute !== 'by');
  token.attrSet('href', target.site(hashOf(shown.some(([attribute]) => attribute === 'game') ? shown : [...figure.attributes, ...shown])));
  token.attrSet('data-figure', `${id}-${name}`);
  token.attrSet('data-set', JSON.stringify(Object.fromEntries(set)));
}

/** Resolves links, and gives headings the ids that links to them name. */
function addAddresses(md, chapter) {
  const used = new Set();
  md.core.ruler.push('addresses', ({ tokens }) => {
    for (const token of tokens) for (const child of token.children ?? []) if (child.type === 'link_open') resolveLink(child, chapter);
    for (const [i, token] of tokens.entries()) {
      if (token.type !== 'heading_open') continue;
      const base = `${chapter.id}-${slug(tokens[i + 1].content.replaceAll(/<[^>]*>/g, ''))}`;
      const name = used.has(base) ? `${base}-${used.size}` : base;
      used.add(name);
      token.attrSet('id', name);
    }
  });
}

/**
 * The renderer of a chapter: {id, language, t, title, target, figures, methods, how, problem, practice, titleOf, hashOf}. `target`: the
 * targets of links (targets.mjs). `figures`: by name. `methods`: those of the chapter's game, if it has one; `how`: the words of the view of
 * methods. `problem`, `practice`: those of web/book/problems.ts. `titleOf`: the title of a chapter.
 */
export function renderer(chapter) {
  const { language, t, title } = chapter;
  const md = new MarkdownIt({ html: true, typographer: true, quotes: language === 'es' ? '«»“”' : '“”‘’' });
  // Long formulas scroll by themselves, also by keyboard.
  const formula = (tex) =>
    `<div class="formula" tabindex="0" role="group" aria-label="${t.formula}">${temml.renderToString(tex, { displayMode: true })}</div>`;
  md.use(math, { blockRenderer: formula });
  plain(md, 'question', 'div');
  plain(md, 'diagram', 'div');
  plain(md, 'proof', 'div', t.proof);
  plain(md, 'errata', 'aside', t.errata);
  for (const add of [addMex, addClaims, addFigures, addRules, addExercises, addCosts, addContests, addAddresses]) add(md, chapter);
  // Long tables scroll by themselves. They are named like their sections.
  const sectionAt = (tokens, i) => tokens[tokens.slice(0, i).findLastIndex(({ type }) => type === 'heading_open') + 1];
  md.renderer.rules.table_open = (tokens, i) => {
    const section = sectionAt(tokens, i);
    const name = section.type === 'inline' ? section.content : title;
    return `<div class="wide" tabindex="0" role="region" aria-label="${escaped(name)}"><table>\n`;
  };
  // Code scrolls by itself, too.
  md.renderer.rules.fence = (tokens, i) => `<pre translate="no" tabindex="0"><code>${escaped(tokens[i].content)}</code></pre>\n`;
  md.renderer.rules.table_close = () => '</table></div>\n';
  return (text) => md.render(text);
}
