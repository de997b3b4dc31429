// The search of the book: the index is loaded when the field is first used.
import MiniSearch, { type SearchResult } from 'minisearch';
import { folded } from '../base/folded.js';
import { loadOnce } from '../base/load_once.js';
import { searchOptions } from './search_options.js';

/** Most results shown. */
const MOST_RESULTS = 8;
/** Characters shown before and after a match. */
const AROUND = 60;

declare global {
  var grundyscopeBookIndex: string | undefined;
}

const { root = '' } = document.documentElement.dataset;

/** The index: in the page itself if the book is one file, else from a script, since files on disk cannot be fetched. */
async function load(): Promise<MiniSearch> {
  const inside = document.getElementById('book-index')?.textContent;
  if (!inside && !globalThis.grundyscopeBookIndex)
    await new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = `${root}book/search.${document.documentElement.lang}.js`;
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    });
  return MiniSearch.loadJSON(inside ?? globalThis.grundyscopeBookIndex ?? '', searchOptions);
}

/** The words around the first term that was found. */
function excerpt({ text, terms }: SearchResult): string {
  const plain = folded(text);
  const at = Math.max(0, ...terms.map((term) => plain.indexOf(term)));
  const [from, to] = [Math.max(0, at - AROUND), at + AROUND];
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}

function itemOf(result: SearchResult): HTMLElement {
  const link = document.createElement('a');
  link.href = `${root}${result.id}`;
  const title = document.createElement('strong');
  title.textContent = result.title ? `${result.chapter}: ${result.title}` : result.chapter;
  const text = document.createElement('span');
  text.textContent = excerpt(result);
  link.append(title, text);
  return link;
}

export function offerSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form.search');
  const field = form?.querySelector('input');
  const found = form?.querySelector<HTMLElement>('.found');
  if (!form || !field || !found) return;
  const loaded = loadOnce(load);
  const close = () => {
    found.hidden = true;
  };
  const search = async () => {
    const query = field.value.trim();
    const index = loaded();
    const results = query ? (await index).search(query).slice(0, MOST_RESULTS) : [];
    if (query !== field.value.trim()) return;
    found.replaceChildren(...results.map(itemOf));
    if (query && results.length === 0) found.textContent = form.dataset.nothing ?? '';
    found.hidden = !query;
  };
  const tryIt = () => void search().catch(close);
  field.addEventListener('input', tryIt);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const first = found.querySelector('a');
    if (first && !found.hidden) first.click();
    else tryIt();
  });
  form.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    close();
    field.focus();
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !form.contains(relatedTarget as Node)) close();
  });
  found.addEventListener('click', close);
}
