// Not in claims.ts, which imports the files that use this.
import type { Claim } from '../views/how/methods.js';

/** Translates claims. `words`: for each claim its text, then its steps. Kinds and positions are those of the English claims. */
export const inOtherWords = (
  english: readonly Claim[],
  words: readonly (readonly [claim: string, ...steps: string[]])[],
): readonly Claim[] =>
  english.map(({ kind, steps }, i) => {
    const [claim = '', ...texts] = words[i] ?? [];
    return { claim, kind, steps: steps.map(({ see }, j) => ({ text: texts[j] ?? '', ...(see && { see }) })) };
  });
