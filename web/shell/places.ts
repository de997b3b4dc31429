// The places of the site, and their addresses: pages in its folder, or files beside each other.
import type { Language } from '../i18n/languages.js';

/** In the order of the header. */
const places = ['games', 'lab', 'gallery', 'value', 'book'] as const;
export type Place = (typeof places)[number];

/** Whether the page is one file, with others at most beside it. */
export const inOneFile = import.meta.env.MODE.startsWith('single');

/** The site's folder, from a page in a folder of it. */
export const siteFolder = inOneFile ? '' : '../';

/** In one file, the library and the calculator are with the lab. */
const LAB_FILE = 'grundyscope-lab.html';

/** The address of the lab, from the site's folder. */
export const labPage = (hash = ''): string => `${inOneFile ? LAB_FILE : 'lab/index.html'}${hash}`;
export const libraryPage = inOneFile ? `${LAB_FILE}#library` : 'games/index.html';
const calculatorPage = inOneFile ? `${LAB_FILE}#value=` : 'value/index.html';

/** The address of a built-in game, from the site's folder. */
export const gamePage = (id: string): string => (inOneFile ? `grundyscope.html#/${id}` : `${id}/`);

/** The links of the header. `root`: the site's folder, from the page; `home`: the address of the games, from a page that shows them itself. */
export function placesFrom(language: Language, root: string, home = `${root}${inOneFile ? 'grundyscope.html' : 'index.html#/'}`) {
  const paths = { gallery: libraryPage, value: calculatorPage, lab: labPage(), book: bookPage(language) };
  return places.map((place) => ({ place, address: place === 'games' ? home : root + paths[place] }));
}

/** The address of the chapter on a game; of the contents, if it has none. From the site's folder. */
export const bookPage = (language: Language, chapter?: string): string =>
  inOneFile
    ? `grundyscope-book.html#${chapter ?? ''}`
    : `book/${language === 'en' ? '' : `${language}/`}${chapter ? `${chapter}/` : ''}index.html`;

/** Pages beside those of the header. `root`: the site's folder, from the page. */
export const figurePage = (root = ''): string => `${root}figure/index.html`;
export const referencePage = (root = ''): string => `${root}reference/index.html`;
export const offlineFile = (root = ''): string => `${root}grundyscope.html`;
