// Drafts of judge input, by game: kept while the page is open and, if storage is available, across reloads.
import { hasTexts, storedJson, storeObject } from '../../base/storage.js';
import type { JudgeDraft } from './element.js';

const drafts = new Map<string, JudgeDraft>();
const empty: JudgeDraft = { input: '', expected: '', seed: '1' };
const key = (game: string) => `grundyscope.judge.${game}`;
/** Longest draft stored: browsers allow a few megabytes per site. */
const LONGEST = 500_000;

export function draftOf(game: string): JudgeDraft {
  const kept = drafts.get(game);
  if (kept) return kept;
  const draft = storedJson(key(game), 'sessionStorage');
  return hasTexts(draft, 'input', 'expected', 'seed') ? draft : empty;
}

/** Returns false if it lasts only as long as the page: it is too long, or the browser does not keep it. */
export function keepDraft(game: string, draft: JudgeDraft): boolean {
  drafts.set(game, draft);
  return draft.input.length + draft.expected.length < LONGEST && storeObject(key(game), draft, 'sessionStorage');
}
