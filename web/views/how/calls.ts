// The call tree of a recursion: each call above those that it made, as wide as all of them together.
import { html, svg } from 'lit';
import type { HowWords } from '../../i18n/en/how.js';
import type { Method } from './methods.js';

interface Call {
  x: number;
  width: number;
  depth: number;
  position: string;
  /** True if the position had been visited before. */
  again: boolean;
}

/** Sizes in pixels: a row; a leaf, at least and at most; a letter. */
const ROW = 24;
const NARROWEST = 13;
const WIDEST = 40;
const LETTER = 7.5;
/** The label, if it fits. */
const WHOLE = 640;

/**
 * The calls in the order in which they return, each after those that it made: its children are the calls that returned since, one level
 * deeper. O(steps). Undefined if the method is not recursive.
 */
export function callsOf({ steps, depths }: Method): Call[] | undefined {
  if (!depths) return undefined;
  const seen = new Set<string>();
  const open: Call[] = [];
  let leaves = 0;
  return steps.map(([, , ...parts], i) => {
    const depth = depths[i] ?? 0;
    const position = parts.join(',');
    const call: Call = { x: leaves, width: 1, depth, position, again: seen.has(position) };
    seen.add(position);
    const from = open.findLastIndex((one) => one.depth <= depth) + 1;
    const [first] = open.splice(from);
    if (first) {
      call.x = first.x;
      call.width = leaves - first.x;
    } else leaves += 1;
    open.push(call);
    return call;
  });
}

/** `done`: the number of calls that have returned; `nameOf`: the short name of a position. */
export function callsView(t: HowWords['steps'], calls: readonly Call[], done: number, nameOf: (position: readonly number[]) => string) {
  const leaves = Math.max(...calls.map(({ x, width }) => x + width));
  const unit = Math.max(NARROWEST, Math.min(WIDEST, WHOLE / leaves));
  const rows = 1 + Math.max(...calls.map(({ depth }) => depth));
  const again = calls.slice(0, done).filter((call) => call.again).length;
  const state = (call: Call, i: number) => (i >= done ? '' : i === done - 1 ? 'here' : call.again ? 'again' : 'first');
  return html`<p class="quiet-text">${t.calls(String(done), String(again))}</p>
    <div class="how-scroll" tabindex="0" role="region" aria-label=${t.tree}>
      <svg translate="no" class="how-calls" width=${leaves * unit} height=${rows * ROW} aria-hidden="true">
        ${calls.map((call, i) => {
          const name = nameOf(call.position === '' ? [] : call.position.split(',').map(Number));
          return svg`<g class=${state(call, i)} transform="translate(${call.x * unit} ${call.depth * ROW})">
            <rect x="0.5" y="0.5" width=${call.width * unit - 1} height=${ROW - 1} />
            ${name.length * LETTER < call.width * unit ? svg`<text x=${(call.width * unit) / 2} y=${ROW - 7}>${name}</text>` : ''}
          </g>`;
        })}
      </svg>
    </div>`;
}
