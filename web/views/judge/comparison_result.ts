// What the comparison of two outputs found, and the buttons that lead to it.
import { html } from 'lit';
import type { Words } from '../../i18n/words.js';
import { grouped } from '../table/geometry/ticks.js';
import type { Comparison } from './compare.js';
import { judgeWords } from './words.js';

/** Shows tests in the list; `last`: the test shown last, -1 if none was. */
interface Jumps {
  show(test: number | undefined): void;
  last(): number;
}

/** `found`: undefined if nothing differs. `stale`: a class. `jumps`: undefined where tests cannot be listed. */
export function comparisonResult(words: Words, found: Comparison | undefined, stale: string, jumps: Jumps | undefined) {
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
    </div>
    ${jumps && differing.length > 0 ? jumpButtons(words, differing, jumps) : ''}`;
}

function jumpButtons(words: Words, differing: readonly number[], { show, last }: Jumps) {
  const t = judgeWords(words);
  const next = () => differing.find((test) => test > last()) ?? differing[0];
  return html`<div class="judge-tools">
      <button type="button" @click=${() => show(differing[0])}>${t.firstDifference}</button>
      ${differing.length > 1 ? html`<button type="button" @click=${() => show(next())}>${t.nextDifference}</button>` : ''}
    </div>`;
}
