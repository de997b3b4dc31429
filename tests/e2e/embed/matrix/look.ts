// A reader's sight of a figure, or of a page of the site, in either browser.
import type { Opened } from '../../engines/browsers.js';

export interface Sight {
  /** Its script has run. */
  started: boolean;
  /** A table with colours in it. */
  table: boolean;
  answer: string;
  /** Why there is no table. */
  reason: string;
  /** The author's text for those who get no table; on pages of the site, the text without a script. */
  fallback: string;
  /** It wears its sheet. */
  styled: boolean;
}

// A first page in WebKit, on a machine that is busy with two other browsers, takes its time.
const MOST_MS = 60_000;

/** Runs in the page. */
function look(): Sight {
  const scope = document.querySelector('grundy-scope');
  const root = scope?.shadowRoot ?? document;
  const text = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 ? element.innerText.trim() : '';
  };
  const seen = (within: ParentNode, selector: string) => [...within.querySelectorAll<HTMLElement>(selector)].map(text).join(' ').trim();
  const coloured = (canvas: HTMLCanvasElement) => {
    // The map of the whole in the corner is smaller.
    const pen = canvas.getBoundingClientRect().height > 100 ? canvas.getContext('2d') : null;
    if (!pen) return false;
    return new Set(new Uint32Array(pen.getImageData(0, 0, canvas.width, canvas.height).data.buffer)).size > 3;
  };
  const layer = root.querySelector('button.layer');
  return {
    started: !!(customElements.get('grundy-scope') ?? customElements.get('grundy-app')),
    table: [...root.querySelectorAll<HTMLCanvasElement>('grundy-table[painted] canvas')].some(coloured),
    answer: seen(root, scope ? '.panel-foot .pattern' : '.answer'),
    reason: seen(root, '.reason, .notice-page .quiet-text:not([role=status])'),
    fallback: seen(document, '.fallback, noscript, .unloaded'),
    styled: !!layer && getComputedStyle(layer).borderTopStyle !== 'outset',
  };
}

/**
 * Looks until a figure is drawn or says why not. Where its script has not run by the time the page is loaded and what stands in its place
 * is seen, nothing more will come; where nothing at all is seen, the page is not as loaded as its driver says.
 */
export async function lookAt(opened: Opened): Promise<Sight> {
  const end = Date.now() + MOST_MS;
  for (;;) {
    const sight = await opened.evaluate(look);
    const missing = !sight.started && sight.fallback;
    if (missing || (sight.table && sight.answer) || sight.reason || Date.now() > end) return sight;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** In the words of the documentation. In brackets: what the reason says that the page has to allow. */
export function outcomeOf({ table, answer, reason, fallback }: Sight): string {
  if (table && answer && !fallback && !reason) return 'works';
  if (table || answer) return `half a figure: ${answer || 'no answer'}, ${reason || fallback || 'a table'}`;
  const allow = reason.match(/has to allow (\S+) in/)?.[1];
  const named = allow ? ` (\`${allow}\`)` : '';
  if (!fallback) return reason ? `reason${named}` : 'nothing';
  return reason && !allow ? 'fallback and reason' : `fallback${named}`;
}
