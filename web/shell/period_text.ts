// Period of a sequence, as far as it is known, in words.
import type { TableShape } from '../engine/api_messages.js';
import { siteWords } from '../i18n/site_words.js';
import type { Words } from '../i18n/words.js';
import { grouped } from '../views/table/geometry/ticks.js';

/** Undefined where no period is known. */
export function periodText({ language }: Words, { sequence, layers }: TableShape): string | undefined {
  const { period, preperiod, saltus, seen, searched, count = 0 } = sequence ?? {};
  const found = period !== undefined && preperiod !== undefined ? { period, preperiod, saltus } : seen;
  if (!found) return undefined;
  const last = found === seen ? grouped((searched ?? count) - 1) : undefined;
  const growth = found.saltus ? grouped(found.saltus) : undefined;
  return siteWords(language).theory.period({
    period: grouped(found.period),
    preperiod: grouped(found.preperiod),
    nimbers: layers.includes('nimber'),
    growth,
    last,
  });
}
