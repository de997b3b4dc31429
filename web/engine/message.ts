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

/** The form that goes with a number, which may come as it is shown: "12 345", "1000+". */
export type Count = (count: number | string, forms: Forms) => string;

/** By the platform's rules of a language. */
export function counting(language: string): Count {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(Number(String(count).replace(/\D/g, '')))] ?? forms.other;
}

/** The phrases of one language, and its way to count. */
export interface Catalogue {
  readonly phrases: Phrases;
  readonly count: Count;
}

export const catalogueOf = (language: string, phrases: Phrases): Catalogue => ({ phrases, count: counting(language) });

/** Parts are put in as they are: what somebody typed is never taken for a pattern. A phrase that the catalogue lacks is its id. */
export function render(message: Message, catalogue: Catalogue): string {
  if (typeof message !== 'object') return String(message);
  const [id, ...parts] = message;
  const found = catalogue.phrases[id] ?? id;
  const pattern = typeof found === 'string' ? found : catalogue.count(parts[0] as number | string, found);
  let next = 0;
  return pattern.replace(/\{(\d?)\}/g, (hole, place) => {
    const part = parts[place ? place - 1 : next++];
    return part === undefined ? hole : render(part, catalogue);
  });
}
