// Texts typed by the reader for the judge.

/** The typed texts, kept by game, so that nothing is lost when the view is left. */
export interface JudgeDraft {
  input: string;
  expected: string;
  seed: string;
  /** True if the input was brought from elsewhere: it is run when the judge opens. */
  fresh?: boolean;
  /** True if a text is too long for its text area, which then shows only its beginning. */
  folded?: boolean;
  expectedFolded?: boolean;
}
