// Syntax highlighting by lines, one of which may be marked. A token is enclosed by a mark of its kind and an end mark
// (scripts/vite/methods.mjs). Long lines wrap, and go on deeper than they begin.
import { html } from 'lit';

const kinds = new Map([...'①②③④⑤'].map((mark, i) => [mark, ['keyword', 'string', 'comment', 'constant', 'function'][i]]));
const MARKS = /[①②③④⑤⓪]/g;
/** Deepest indentation that wrapped lines follow, in spaces. */
const DEEPEST = 20;

/** The code without marks, ending in a line feed. */
export const textOf = (code: string): string => `${code.replaceAll(MARKS, '')}\n`;

const coloured = (line: string) =>
  line.split('⓪').map((part) => {
    const at = part.search(/[①②③④⑤]/);
    return at < 0 ? part : html`${part.slice(0, at)}<span class="t-${kinds.get(part.charAt(at))}">${part.slice(at + 1)}</span>`;
  });

/** The spaces that a line begins with, even. */
const depthOf = (line: string) => Math.min(DEEPEST, 2 * Math.floor(line.replaceAll(MARKS, '').search(/\S|$/) / 2));

/** `line`: from 1. */
export const codeView = (code: string, line: number | undefined, label: string) =>
  html`<pre class="how-code" translate="no" tabindex="0" role="region" aria-label=${label}><code>${code
    .split('\n')
    .map(
      (text, i) => html`<span class="line in-${depthOf(text)} ${i + 1 === line ? 'here' : ''}">${coloured(text)}${'\n'}</span>`,
    )}</code></pre>`;
