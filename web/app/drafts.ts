// What is typed into judge panels, by game: kept while the page lives, and over a reload where the browser lets us.
import type { JudgeDraft } from '../views/judge/element.js';

const drafts = new Map<string, JudgeDraft>();
const empty: JudgeDraft = { input: '', expected: '', seed: '1' };
const key = (game: string) => `grundyscope.judge.${game}`;
/** Browsers keep a few megabytes for a site. */
const LONGEST = 500_000;

export function draftOf(game: string): JudgeDraft {
  const kept = drafts.get(game);
  if (kept) return kept;
  try {
    const stored = JSON.parse(sessionStorage.getItem(key(game)) ?? 'null');
    // Others may write there, too.
    if (Object.keys(empty).every((name) => typeof stored[name] === 'string')) return stored;
  } catch {
    // Storage may be forbidden, empty, or hold something else.
  }
  return empty;
}

export function keepDraft(game: string, draft: JudgeDraft): void {
  drafts.set(game, draft);
  try {
    if (draft.input.length + draft.expected.length < LONGEST) sessionStorage.setItem(key(game), JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden; the page still has it.
  }
}
