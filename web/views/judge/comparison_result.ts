// Result of comparing two outputs.
import { html } from 'lit';
import type { Words } from '../../i18n/words.js';
import { grouped } from '../table/geometry/ticks.js';
import type { Comparison } from './compare.js';
import { judgeWords } from './words.js';

/** `found`: undefined if nothing differs. `stale`: a class. */
export function comparisonResult(words: Words, found: Comparison | undefined, stale: string) {
  const t = judgeWords(words);
  if (!found) return html`<p class="good ${stale}" role="status">${t.same}</p>`;
  const { ours, theirs, first, from, lacks, extra, differing } = found;
  const line = (text: string | undefined) => (text === undefined ? html`<em>${t.noLine}</em>` : html`<code>${text.slice(0, 200)}</code>`);
  // A line that one of them lacks stands beside no line of the other.
  const [here, there] = [first === from && extra > 0 ? undefined : ours[first], first === from && lacks > 0 ? undefined : theirs[first]];
  return html`<div class="error ${stale}" role="status">
      <p>
        ${differing.length > 0 ? t.differing(grouped(differing.length), grouped(ours.length)) : ''}
        ${lacks > 0 ? t.lacks(grouped(lacks), grouped(from + 1)) : ''}
        ${extra > 0 ? t.extra(grouped(extra), grouped(from + 1)) : ''}
      </p>
      <p>${t.differs(grouped(first + 1))}</p>
      <dl class="difference">
        <dt>${t.ours}</dt>
        <dd>${line(here)}</dd>
        <dt>${t.theirs}</dt>
        <dd>${line(there)}</dd>
      </dl>
    </div>`;
}
