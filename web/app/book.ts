// Where the book lies: pages beside the site, or one file beside the one file.
import type { Language } from '../i18n/languages.js';

/** The chapter on a game; without one, the contents. */
export const bookPage = (language: Language, game?: string): string =>
  import.meta.env.MODE === 'single'
    ? `grundyscope-book.html#${game ?? ''}`
    : `book/${language === 'en' ? '' : `${language}/`}${game ? `${game}/` : ''}index.html`;
