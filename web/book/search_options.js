import { folded } from '../base/folded.js';

// Of the index that the build writes and of the page that reads it: they have to be the same.
export const searchOptions = {
  fields: ['title', 'chapter', 'text'],
  storeFields: ['title', 'chapter', 'text'],
  processTerm: folded,
  searchOptions: { boost: { title: 3, chapter: 2 }, prefix: true, fuzzy: (term) => (term.length > 6 ? 0.15 : false), combineWith: 'AND' },
};
