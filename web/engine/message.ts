// What the core says to people: phrases by their ids, put into words once, in the language of whoever reads them. cpp/base/message.hpp.

/** Text as it is, a number, or a phrase by its id with what goes into it. Numbers above 2^53 are text. */
export type Message = string | number | Phrased;

/** `[id, ...parts]` */
export interface Phrased extends ReadonlyArray<Message> {
  readonly 0: string;
}

/** By what a language tells apart when it counts. What is not given is as `other`. */
export type Forms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/** Each `{}` stands for the next part, `{2}` for the second one. Several forms where it matters what number the first part is. */
export type Pattern = string | Forms;

/** Patterns by the ids of phrases. */
export type Phrases = Readonly<Record<string, Pattern>>;

/** The phrases of one language, and its way to count. */
export interface Catalogue {
  readonly phrases: Phrases;
  readonly plural: Intl.PluralRules;
}

export const catalogueOf = (language: string, phrases: Phrases): Catalogue => ({ phrases, plural: new Intl.PluralRules(language) });

/** Parts are put in as they are: what somebody typed is never taken for a pattern. A phrase that the catalogue lacks is its id. */
export function render(message: Message, { phrases, plural }: Catalogue): string {
  if (typeof message !== 'object') return String(message);
  const [id, ...parts] = message;
  const found = phrases[id] ?? id;
  const count = parts[0];
  const pattern = typeof found === 'string' ? found : (typeof count === 'number' && found[plural.select(count)]) || found.other;
  let next = 0;
  return pattern.replace(/\{(\d?)\}/g, (hole, place) => {
    const part = parts[place ? place - 1 : next++];
    return part === undefined ? hole : render(part, { phrases, plural });
  });
}
