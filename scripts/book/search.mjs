// The index of the search, made when the book is built; web/book/search.ts reads it with the same options.
import MiniSearch from 'minisearch';
import { searchOptions } from '../../web/book/search_options.js';

/** The index as JSON. `chapters`: rendered, each with its address: relative to the book's folder, or within the one file. */
export function searchIndex(chapters, addressOf) {
  const index = new MiniSearch(searchOptions);
  for (const chapter of chapters)
    for (const { anchor, title, text } of chapter.sections) {
      const address = addressOf(chapter, anchor);
      index.add({ id: address, chapter: chapter.title, title, text });
    }
  return JSON.stringify(index);
}
