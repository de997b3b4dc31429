// The terms of the theory: the first of each on the page is underlined, and shows its meaning. Views know nothing of this: their texts
// are marked where they are drawn, and what is drawn again is marked again.
import './style/terms.css';
import type { Language } from '../i18n/languages.js';
import { siteWords } from '../i18n/site_words.js';
import { loadTermWords, type Term, termWords } from '../i18n/term_words.js';
import { bookPage } from './places.js';

/** Where no term is marked: controls, pictures, code, what is read aloud when it changes, titles, and what is not seen. */
const LEFT_OUT =
  'a, button, summary, label, select, textarea, h1, h2, h3, svg, pre, code, dialog, nav, form, footer, .table-plot, lab-editor, grundy-judge, ' +
  '.hidden, [hidden], [inert], [aria-hidden=true], [aria-live], [role=status], [role=alert]';

/** Time after a change until the page is looked at again, in ms. */
const SETTLE_MS = 200;
/** Distance of a meaning from its term and from the window's edge, in pixels. */
const [NEAR, EDGE] = [4, 8];

/** The chapters on the terms. */
const chapters: Readonly<Record<Term, string>> = {
  outcome: 'outcomes',
  N: 'outcomes',
  P: 'outcomes',
  remoteness: 'outcomes',
  nimber: 'nimbers',
  mex: 'nimbers',
  nimSum: 'sums',
  period: 'periods',
  misere: 'games',
};

interface Place {
  term: Term;
  text: Text;
  from: number;
  to: number;
}

/** The first visible place of each term: a mark that is there, or a place for one. */
function search(root: Element, { words }: ReturnType<typeof termWords>): Map<Term, Element | Place> {
  const terms = Object.keys(chapters) as Term[];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${terms.map((term) => `(?<${term}>${words[term]})`).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  const found = new Map<Term, Element | Place>();
  const add = (term: Term | undefined, place: Element | Place, at: Element | null) => {
    if (term && !found.has(term) && at?.checkVisibility()) found.set(term, place);
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof HTMLElement)) return node instanceof Text ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
    add(node.dataset.term as Term | undefined, node, node);
    return node.matches(LEFT_OUT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  while (found.size < terms.length && walker.nextNode()) {
    const text = walker.currentNode as Text;
    const match = [...text.data.matchAll(pattern)].find(({ groups = {} }) => terms.some((term) => groups[term] && !found.has(term)));
    const term = terms.find((one) => match?.groups?.[one]);
    if (match && term) add(term, { term, text, from: match.index, to: match.index + match[0].length }, text.parentElement);
  }
  return found;
}

function mark({ term, text, from, to }: Place): void {
  const link = document.createElement('a');
  link.className = 'term';
  link.dataset.term = term;
  link.setAttribute('aria-haspopup', 'dialog');
  const middle = text.splitText(from);
  middle.splitText(to - from);
  middle.replaceWith(link);
  link.append(middle);
}

/** Puts the text back as it was. */
function unmark(link: Element): void {
  const { parentNode } = link;
  link.replaceWith(...link.childNodes);
  parentNode?.normalize();
}

/** The meaning of a term, in a popover; the window's edge and scrolling are minded. */
class Meaning {
  readonly #note = document.createElement('div');
  #of: Element | undefined;

  constructor() {
    this.#note.className = 'term-note';
    this.#note.popover = 'auto';
    this.#note.tabIndex = -1;
    this.#note.setAttribute('role', 'dialog');
    document.body.append(this.#note);
    // Takes the focus when it is shown, not when it is added: browsers complain of that in frames.
    this.#note.autofocus = true;
  }

  isOf(link: Element): boolean {
    return this.#of === link && this.#note.matches(':popover-open');
  }

  show(link: HTMLAnchorElement, meaning: string, chapter: string): void {
    const [text, more] = [document.createElement('p'), document.createElement('a')];
    text.textContent = meaning;
    more.textContent = chapter;
    more.href = link.getAttribute('href') ?? '';
    this.#note.replaceChildren(text, more);
    this.#note.setAttribute('aria-label', link.textContent ?? '');
    this.#of = link;
    this.#note.showPopover();
    const [at, { width, height }] = [link.getBoundingClientRect(), this.#note.getBoundingClientRect()];
    const below = at.bottom + NEAR + height + EDGE <= innerHeight;
    this.#note.style.left = `${Math.max(EDGE, Math.min(at.left, innerWidth - width - EDGE))}px`;
    this.#note.style.top = `${Math.max(EDGE, below ? at.bottom + NEAR : at.top - NEAR - height)}px`;
    addEventListener('scroll', () => this.#note.hidePopover(), { capture: true, once: true, passive: true });
  }

  remove(): void {
    this.#note.remove();
  }
}

/** Marks the terms in a page as long as it is there; returns what ends that. `folder`: the site's, from the page. */
export function watchTerms(root: HTMLElement, languageOf: () => Language, folder: string): () => void {
  const off = new AbortController();
  const meaning = new Meaning();
  const marks = () => [...root.querySelectorAll<HTMLAnchorElement>('a.term')];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const found = (language: Language) => [...search(root, termWords(language)).values()];

  const look = async () => {
    const language = languageOf();
    await loadTermWords(language).catch(() => {});
    timer = undefined;
    if (off.signal.aborted || document.hidden) return;
    // Again while there are new ones: the second term of a text is found once the first one splits it.
    for (let places = found(language); ; places = found(language)) {
      for (const link of marks()) if (!places.includes(link)) unmark(link);
      const unmarked = places.filter((place): place is Place => !(place instanceof Element));
      if (unmarked.length === 0) break;
      unmarked.forEach(mark);
    }
    for (const link of marks()) link.href = folder + bookPage(language, chapters[link.dataset.term as Term]);
    observer.takeRecords();
  };
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(look, SETTLE_MS);
  });
  const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a.term') : null);
  // A press closes what is open, before the click.
  let closed: Element | null = null;
  root.addEventListener(
    'pointerdown',
    (event) => {
      const link = linkOf(event);
      closed = link && meaning.isOf(link) ? link : null;
    },
    { capture: true, signal: off.signal },
  );
  root.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (closed !== link)
        meaning.show(link, termWords(languageOf()).meanings[link.dataset.term as Term], siteWords(languageOf()).shell.chapter);
      closed = null;
    },
    { signal: off.signal },
  );
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  void look();
  return () => {
    off.abort();
    observer.disconnect();
    clearTimeout(timer);
    for (const link of marks()) unmark(link);
    meaning.remove();
  };
}
