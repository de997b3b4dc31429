// The words of the legends: apart from the others of this view, since figures load them with their tables.
import { worthLegend as english, type WorthLegendWords } from '../../i18n/en/worth_legend.js';
import { wordsByLanguage } from '../../i18n/words_by_language.js';

const others = import.meta.glob<WorthLegendWords>(['../../i18n/*/worth_legend.ts', '!../../i18n/en/worth_legend.ts'], {
  import: 'worthLegend',
});

export const { of: legendWords, load: loadLegendWords } = wordsByLanguage(
  english,
  (language) => others[`../../i18n/${language}/worth_legend.ts`],
);
