// The rule text of the lab's page: as it is typed, as it was checked, and the last one without faults, which the rest of the page shows.
import type { Checked } from '../engine/protocol.js';
import type { Fault } from './faults.js';

export interface RuleText {
  /** Not there before the first text has come. */
  readonly typed?: string;
  /** The result of checking it; until that is there, of the text before. */
  readonly checked?: Checked;
  readonly accepted?: { readonly text: string; readonly checked: Checked };
}

export const isEmpty = ({ typed }: RuleText): boolean => (typed ?? '').trim() === '';

/** The first text is still being read: what the page has is not known. */
export const isUnread = (text: RuleText): boolean => !text.checked && !isEmpty(text);

/** The page shows another text than the typed one, which has not been checked yet, or has faults. */
export const isStale = ({ typed, accepted }: RuleText): boolean => accepted !== undefined && accepted.text !== typed;

/** The faults of a text, as far as they are known. */
export const faultsOf = (text: RuleText): readonly Fault[] =>
  isEmpty(text) || !text.checked || text.checked.ok ? [] : text.checked.faults;

/** With the result of checking the text `of`, which may no longer be the one that is typed. */
export const withCheck = (text: RuleText, of: string, checked: Checked): RuleText => ({
  ...text,
  checked,
  ...(checked.ok && { accepted: { text: of, checked } }),
});

/** Without what was accepted before. */
export const withoutAccepted = ({ accepted: _, ...rest }: RuleText): RuleText => rest;
