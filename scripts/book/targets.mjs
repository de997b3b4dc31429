// Where the links of a chapter lead: in pages of their own, or in one file.

const folder = (id, language) => `book/${language === 'en' ? '' : `${language}/`}${id ? `${id}/` : ''}`;

/** The page of a chapter, or of the contents, in the site's folder. Each language has all chapters; those not translated are in English there. */
export const pageOf = (id, language) => `${folder(id, language)}index.html`;

/** For a page of the site. Folders are opened by their file, for on a disk they must be. */
export function inPages(id, language) {
  const root = '../'.repeat(folder(id, language).split('/').length - 1);
  return {
    root,
    site: (hash) => `${root}index.html${hash}`,
    chapter: (other) => `${root}${pageOf(other, language)}`,
    picture: ({ name }) => `${root}book/pictures/${name}`,
    whole: `${root}grundyscope-book.html`,
  };
}

/** For the one file, which lies beside the site in one file, if at all. */
export const inOneFile = {
  root: '',
  site: (hash) => `grundyscope.html${hash}`,
  chapter: (other) => `#${other}`,
  picture: ({ content }) => `data:image/png;base64,${Buffer.from(content).toString('base64')}`,
};
