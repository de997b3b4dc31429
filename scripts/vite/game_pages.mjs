// Writes dist/ID/index.html, a page for each game: the site's page opened at that game, with title, rules and picture as static content for
// readers and crawlers without scripts. GRUNDYSCOPE_SITE, the site's future address, adds what needs absolute URLs: canonical links, the
// preview picture, a sitemap.
import { fileURLToPath } from 'node:url';
import { loadCommand } from '../../bin/module.mjs';
import { figureMaker } from '../book/figures.mjs';
import { problemParts } from '../book/problem.mjs';
import { words } from '../book/words.mjs';
import { addressIn } from '../steps/addresses.mjs';
import { imported, sourceFile } from './inputs.mjs';
import { moreIds } from './more_ids.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const PICTURE = { width: 1200, height: 630 };

/** The site's address, ending in a slash; undefined if not given. */
export function siteAddress(given = process.env.GRUNDYSCOPE_SITE) {
  const address = addressIn('GRUNDYSCOPE_SITE', given);
  return address && `${address}/`;
}

/** Metadata for search engines and previews. `path`, `picture`: paths in the site. */
function headOf({ site, path, title, description, kind, picture }) {
  const meta = (name, content) => `<meta property="og:${name}" content="${escaped(content)}">`;
  const whole = (part) => `${site}${part}`;
  const data = {
    '@context': 'https://schema.org',
    '@type': kind,
    name: title,
    description,
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
    ...(site && { url: whole(path), ...(picture && { image: whole(picture) }) }),
  };
  return [
    meta('type', 'website'),
    meta('site_name', 'Grundyscope'),
    meta('title', title),
    meta('description', description),
    ...(site ? [`<link rel="canonical" href="${escaped(whole(path))}">`, meta('url', whole(path))] : []),
    ...(site && picture
      ? [meta('image', whole(picture)), meta('image:width', `${PICTURE.width}`), meta('image:height', `${PICTURE.height}`)]
      : []),
    '<meta name="twitter:card" content="summary_large_image">',
    // Escaped, so that it cannot end its script element.
    `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`,
  ].join('\n    ');
}

const paragraphs = (texts) => texts.map((text) => `<p>${escaped(text)}</p>`).join('\n        ');

/** The problem that the game comes from, if it is given. Addresses are relative to the site's folder. */
function problemOf(id, problem) {
  if (!problem) return '';
  const t = words.en.problem;
  const links = { game: (other) => `${other}/`, judge: `./#/${id}?view=judge`, lab: (hash) => `lab/index.html${hash}` };
  return `<h2>${t.title}</h2>\n${problemParts({ problem, t, links })}`;
}

/** `chapter`: the folder of its chapter; `known`: whether it has a page in the library. */
function articleOf({ id, title, first }, { texts, surprise, answer, problem, chapter, known }) {
  const { width, height } = PICTURE;
  return `<article class="read-before">
      <h1>${escaped(title)}</h1>
      <p>${escaped(texts.kind)}</p>
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="${id}/picture-dark.png">
        <img src="${id}/picture.png" width="${width}" height="${height}" alt="${escaped(`The table of ${title}: ${answer}`)}">
      </picture>
      <h2>Rules</h2>
        ${paragraphs(texts.statement)}
        <dl>
          <dt>Moves first</dt>
          <dd>${escaped(first)}</dd>
          <dt>A position</dt>
          <dd>${escaped(texts.positions)}</dd>
          <dt>The end</dt>
          <dd>${escaped(texts.terminal)}</dd>
        </dl>
        ${paragraphs([surprise])}
      ${problemOf(id, problem)}
      <p>
        <a href="book/${chapter}/">The chapter in the book</a> ·${known ? ` <a href="games/${id}/">What is known about it</a> ·` : ''} <a href="./">All games</a>
      </p>
    </article>`;
}

function replaced(html, from, to) {
  if (!html.includes(from)) throw new Error(`index.html has no ${from}`);
  return html.replace(from, () => to);
}

const DESCRIPTION = /<meta name="description" content="([^"]*)"/;

/** `html`: the site's built page; `site`: the result of siteAddress; `problem`: as in web/book/problems.ts. */
export function gamePage(html, { game, site, ...about }) {
  const { texts } = about;
  const title = `${game.title} · Grundyscope`;
  const description = `${texts.statement[0]} Solved, drawn, explained and played in the browser.`;
  let page = replaced(html, '<title>Grundyscope</title>', `<title>${escaped(title)}</title>`);
  page = page.replace(DESCRIPTION, () => `<meta name="description" content="${escaped(description)}"`);
  // The page's relative URLs refer to the site's folder.
  page = replaced(page, 'base-uri &#39;none&#39;', 'base-uri &#39;self&#39;');
  page = replaced(
    page,
    '<meta charset="utf-8" />',
    `<meta charset="utf-8" />\n    <base href="../">\n    <meta name="grundyscope:game" content="${game.id}">`,
  );
  const head = headOf({
    site,
    path: `${game.id}/`,
    title: game.title,
    description,
    kind: ['WebApplication', 'Game'],
    picture: `${game.id}/picture.png`,
  });
  page = replaced(page, '</head>', `  ${head}\n  </head>`);
  return replaced(page, '<grundy-app>', `${articleOf(game, about)}\n    <grundy-app>`);
}

export function homePage(html, { games, site }) {
  const description = DESCRIPTION.exec(html)[1];
  const page = replaced(
    html,
    '</head>',
    `  ${headOf({ site, path: '', title: 'Grundyscope', description, kind: 'WebApplication' })}\n  </head>`,
  );
  const links = games.map(({ id, title }) => `<li><a href="./${id}/">${escaped(title)}</a></li>`);
  return replaced(page, '</noscript>', `  <ul>${links.join('')}</ul>\n    </noscript>`);
}

const sitemap = (site, paths) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `  <url><loc>${escaped(site + path)}</loc></url>`).join('\n')}
</urlset>
`;

/** The page's colours, by theme: [light, dark]. */
const colours = Object.fromEntries(
  [...`${sourceFile('workspace/base.css')}`.matchAll(/--(\w+): .*light-dark\((#\w+), (#\w+)\)/g)].map(([, name, light, dark]) => [
    name,
    [light, dark],
  ]),
);

/** The boards of the games whose tables the home page does not paint, as pictures in both themes: ID/board.svg and ID/board-dark.svg. */
async function boardPictures(ids) {
  const maker = await figureMaker();
  const pictures = [];
  for (const id of ids) {
    const { width, height, svg } = await maker.ownBoard(id);
    ['', '-dark'].forEach((name, theme) => {
      const own = svg
        .replaceAll(/\d+\.\d{2,}/g, (number) => `${+Number(number).toFixed(1)}`)
        .replaceAll(/var\(--(\w+)\)/g, (_, colour) => colours[colour]?.[theme] ?? 'none');
      const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${own}</svg>\n`;
      pictures.push({ fileName: `${id}/board${name}.svg`, source });
    });
  }
  maker.close();
  return pictures;
}

async function allGames() {
  const { command } = await loadCommand();
  const ask = (...words) => {
    const { status, out, err } = command(words);
    if (status !== 0) throw new Error(`${words.join(' ')}: ${Buffer.from(err).toString().trim()}`);
    return Buffer.from(out);
  };
  const { createEngine } = await imported('engine/node.ts');
  const engine = await createEngine({ wasm: new URL(`file://${here('../../build/wasm/grundyscope.wasm')}`) });
  const { games } = engine;
  engine.close();
  const { problems } = await (await imported('book/problems.ts')).problemsIn('en');
  const { chapterOf } = await imported('games/index.ts');
  const inLibrary = new Set((await imported('lab/gallery.ts')).examples('en').map(({ game }) => game));
  return Promise.all(
    games.map(async (game) => {
      const [{ texts }, { surprise, thumbnail }] = await Promise.all([
        imported(`games/${game.id}/en.ts`),
        imported(`games/${game.id}/index.ts`),
      ]);
      const draw = (theme) =>
        ask(
          'draw',
          game.id,
          '--layer',
          thumbnail.layer ?? 'outcome',
          '--theme',
          theme,
          '--width',
          `${PICTURE.width}`,
          '--height',
          `${PICTURE.height}`,
        );
      return {
        game,
        texts,
        surprise: surprise.en,
        problem: problems.get(game.id),
        answer: JSON.parse(ask('answer', game.id)).text,
        chapter: chapterOf(game.id),
        known: inLibrary.has(game.id),
        pictures: { picture: draw('light'), 'picture-dark': draw('dark') },
      };
    }),
  );
}

/** The pages of the library's games that are not about a built-in game, which has a page of its own. */
export async function libraryPaths() {
  const [{ pageOf }, { examples }] = await Promise.all([imported('lab/example.ts'), imported('lab/gallery.ts')]);
  return ['en', 'es'].flatMap((language) =>
    examples(language)
      .filter(({ game }) => language !== 'en' || !game)
      .map((example) => pageOf(example, language)),
  );
}

export const gamePages = {
  name: 'game-pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const index = bundle['index.html'];
      const html = index.source.toString();
      const site = siteAddress();
      const all = await allGames();
      for (const { pictures, ...one } of all) {
        this.emitFile({ type: 'asset', fileName: `${one.game.id}/index.html`, source: gamePage(html, { ...one, site }) });
        for (const [name, source] of Object.entries(pictures))
          this.emitFile({ type: 'asset', fileName: `${one.game.id}/${name}.png`, source });
      }
      for (const picture of await boardPictures(all.map(({ game }) => game.id).filter((id) => moreIds.includes(id))))
        this.emitFile({ type: 'asset', ...picture });
      index.source = homePage(html, { games: all.map(({ game }) => game), site });
      if (site)
        this.emitFile({
          type: 'asset',
          fileName: 'sitemap.xml',
          source: sitemap(site, [
            '',
            ...all.map(({ game }) => `${game.id}/`),
            'lab/',
            'book/',
            'games/',
            'games/census/',
            'games/es/census/',
            ...(await libraryPaths()),
          ]),
        });
    },
  },
};
