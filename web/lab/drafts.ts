// Texts as they are typed, right or wrong, kept at each key: in this tab by the address that they were typed at, and the last one of all
// for a lab that is opened without an address.
import { forget, hasTexts, store, stored, storedJson, storeObject } from '../base/storage.js';

/** A text in the editor, and the last rules without faults, which are shown beside it; none on a page that was begun empty. */
export interface Draft {
  text: string;
  worked?: string | undefined;
}

/** The last text without faults, and the last draft. */
const [WORKED, TYPED] = ['grundyscope.lab.text', 'grundyscope.lab.typed'];
/** In this tab: addresses and their drafts, the latest last. */
const HERE = 'grundyscope.lab.drafts';
/** Most addresses of a tab that have a draft. */
const MOST = 20;

const isDraft = (value: unknown): value is Draft => hasTexts(value) && hasTexts(value, 'text');

/** The drafts of this tab. */
function drafts(): Map<string, Draft> {
  const given = storedJson(HERE, 'sessionStorage');
  const entries = Array.isArray(given) ? given.filter((one) => Array.isArray(one) && typeof one[0] === 'string' && isDraft(one[1])) : [];
  return new Map(entries);
}

const keep = (all: Map<string, Draft>): boolean => storeObject(HERE, [...all].slice(-MOST), 'sessionStorage');

export const draftAt = (address: string): Draft | undefined => drafts().get(address);

/** Returns false if the browser does not keep it. */
export function keepDraft(address: string, draft: Draft): boolean {
  const all = drafts();
  all.delete(address);
  const here = keep(all.set(address, draft));
  return storeObject(TYPED, draft) && here;
}

/** Drops the draft of an address, which has become the text of another one. */
export function dropDraft(address: string): void {
  const all = drafts();
  if (all.delete(address)) keep(all);
}

/** Keeps a text without faults as the last one. Returns false if the browser does not keep it. */
export function keepWorked(text: string): boolean {
  forget(TYPED);
  return store(WORKED, text);
}

/** The text typed last in any tab; undefined if there is none. */
export function lastDraft(): Draft | undefined {
  const [worked, draft] = [stored(WORKED), storedJson(TYPED)];
  return isDraft(draft) ? draft : worked === null ? undefined : { text: worked, worked };
}
