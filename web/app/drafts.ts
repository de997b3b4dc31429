// What is typed into judge panels, by game: kept while the page lives, and over a reload where the browser lets us.
import type { JudgeDraft } from '../views/judge/element.js';

const drafts = new Map<string, JudgeDraft>();
const key = (game: string) => `grundyscope.judge.${game}`;
/** Browsers keep a few megabytes for a site. */
const LONGEST = 500_000;

export function draftOf(game: string): JudgeDraft {
  const kept = drafts.get(game);
  if (kept) return kept;
  try {
    const text = sessionStorage.getItem(key(game));
    if (text) return JSON.parse(text) as JudgeDraft;
  } catch {
    // Storage may be forbidden.
  }
  return { input: '', expected: '', seed: '1' };
}

export function keepDraft(game: string, draft: JudgeDraft): void {
  drafts.set(game, draft);
  try {
    if (draft.input.length + draft.expected.length < LONGEST) sessionStorage.setItem(key(game), JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden; the page still has it.
  }
}
