// Addresses of the book: pages beside the site, or one file beside the one file.
import type { Language } from '../i18n/languages.js';

/** The address of the chapter on a game; of the contents, if it has none. */
export const bookPage = (language: Language, game?: string): string =>
  import.meta.env.MODE === 'single'
    ? `grundyscope-book.html#${game ?? ''}`
    : `book/${language === 'en' ? '' : `${language}/`}${game ? `${game}/` : ''}index.html`;
