// The words of the legends: apart from the others of this view, since figures load them with their tables.
import { valueLegend as english, type ValueLegendWords } from '../../i18n/en/value_legend.js';
import { wordsByLanguage } from '../../i18n/words_by_language.js';

const others = import.meta.glob<ValueLegendWords>(['../../i18n/*/value_legend.ts', '!../../i18n/en/value_legend.ts'], {
  import: 'valueLegend',
});

export const { of: legendWords, load: loadLegendWords } = wordsByLanguage(
  english,
  (language) => others[`../../i18n/${language}/value_legend.ts`],
);
