// Code in colours, a line at a time, one of which may stand out. What is of a kind stands between a mark of that kind and an end mark
// (scripts/vite/methods.mjs).
import { html } from 'lit';

const kinds = new Map([...'①②③④⑤'].map((mark, i) => [mark, ['keyword', 'string', 'comment', 'constant', 'function'][i]]));

/** The code alone, with a line feed at its end. */
export const textOf = (code: string): string => `${code.replaceAll(/[①②③④⑤⓪]/g, '')}\n`;

const coloured = (line: string) =>
  line.split('⓪').map((part) => {
    const at = part.search(/[①②③④⑤]/);
    return at < 0 ? part : html`${part.slice(0, at)}<span class="t-${kinds.get(part.charAt(at))}">${part.slice(at + 1)}</span>`;
  });

/** `line`: from 1. */
export const codeView = (code: string, line: number | undefined, label: string) =>
  html`<pre class="how-code" translate="no" tabindex="0" role="region" aria-label=${label}><code>${code
    .split('\n')
    .map((text, i) => html`<span class=${i + 1 === line ? 'line here' : 'line'}>${coloured(text)}${'\n'}</span>`)}</code></pre>`;
