// The targets of a chapter's links, for separate pages or for one file.

const folder = (id, language) => `book/${language === 'en' ? '' : `${language}/`}${id ? `${id}/` : ''}`;

/** The page of a chapter, or of the contents, in the site's folder. Each language has all chapters. */
export const pageOf = (id, language) => `${folder(id, language)}index.html`;

/** True of the address of a game whose rules are a text: it belongs to the lab. */
const ofRules = (hash) => /^#\/rules\b/.test(hash);

/** True of the address of an expression: it belongs to the calculator. */
const ofValue = (hash) => hash.startsWith('#value=');

/** The page of a game of the library. */
const libraryPage = (name, language) => `games/${language === 'en' ? '' : `${language}/`}${name}/index.html`;

/** For a page of the site. `places`: the links of the header, as web/shell/places.ts has them. Links name index.html, as they must on disk. */
export function inPages(id, language) {
  const root = '../'.repeat(folder(id, language).split('/').length - 1);
  return {
    root,
    site: (hash) => `${root}${ofRules(hash) ? 'lab/' : ofValue(hash) ? 'value/' : ''}index.html${hash}`,
    library: (name) => `${root}${libraryPage(name, language)}`,
    chapter: (other) => `${root}${pageOf(other, language)}`,
    picture: ({ name }) => `${root}book/pictures/${name}`,
    whole: `${root}grundyscope-book.html`,
    places: {
      games: `${root}index.html#/`,
      lab: `${root}lab/index.html`,
      gallery: `${root}games/index.html`,
      value: `${root}value/index.html`,
      book: `${root}${pageOf('', language)}`,
    },
  };
}

/** For the one file, which may have the site beside it, in one file or in its folder. */
export const inOneFile = {
  root: '',
  site: (hash) => `grundyscope${ofRules(hash) || ofValue(hash) ? '-lab' : ''}.html${hash}`,
  library: (name) => libraryPage(name, 'en'),
  chapter: (other) => `#${other}`,
  places: {
    games: 'grundyscope.html',
    lab: 'grundyscope-lab.html',
    gallery: 'grundyscope-lab.html#library',
    value: 'grundyscope-lab.html#value=',
    book: '#contents',
  },
  picture: ({ content }) => `data:image/png;base64,${Buffer.from(content).toString('base64')}`,
};
