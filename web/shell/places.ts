// The places of the site, and their addresses: pages in its folder, or files beside each other.
import type { Language } from '../i18n/languages.js';

/** In the order of the header. */
const places = ['games', 'lab', 'gallery', 'value', 'book'] as const;
export type Place = (typeof places)[number];

const inOneFile = import.meta.env.MODE.startsWith('single');

/**
 * The links of the header: of the places that exist; in one file there are no gallery and no calculator. `root`: the site's folder, from
 * the page; `home`: the address of the games, from a page that shows them itself.
 */
export function placesFrom(language: Language, root: string, home = `${root}${inOneFile ? 'grundyscope.html' : 'index.html#/'}`) {
  const pages = { gallery: 'games/index.html', value: 'value/index.html' };
  const paths = { ...pages, lab: labPage(), book: bookPage(language) };
  return places
    .filter((place) => !inOneFile || !(place in pages))
    .map((place) => ({ place, address: place === 'games' ? home : root + paths[place] }));
}

/** The address of the lab, from the site's folder. */
export const labPage = (hash = ''): string => `${inOneFile ? 'grundyscope-lab' : 'lab/index'}.html${hash}`;

/** The address of the chapter on a game; of the contents, if it has none. From the site's folder. */
export const bookPage = (language: Language, chapter?: string): string =>
  inOneFile
    ? `grundyscope-book.html#${chapter ?? ''}`
    : `book/${language === 'en' ? '' : `${language}/`}${chapter ? `${chapter}/` : ''}index.html`;

/** Pages beside those of the header. `root`: the site's folder, from the page. */
export const figurePage = (root = ''): string => `${root}figure/index.html`;
export const referencePage = (root = ''): string => `${root}reference/index.html`;
export const offlineFile = (root = ''): string => `${root}grundyscope.html`;
