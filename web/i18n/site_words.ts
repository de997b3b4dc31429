// The words of the site's pages beyond those of the views.
import { site as english, type SiteWords } from './en/site.js';
import { wordsByLanguage } from './words_by_language.js';

const others = import.meta.glob<SiteWords>(['./*/site.ts', '!./en/site.ts'], { import: 'site' });

export const { of: siteWords, load: loadSiteWords } = wordsByLanguage(english, (language) => others[`./${language}/site.ts`]);
