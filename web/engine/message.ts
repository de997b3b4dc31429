// Messages of the core: ids of phrases with their arguments, rendered in the reader's language. See cpp/base/message.hpp.

/** Literal text, a number, or a phrase's id with its arguments. Numbers above 2^53 are text. */
export type Message = string | number | Phrased;

/** `[id, ...parts]` */
export interface Phrased extends ReadonlyArray<Message> {
  readonly 0: string;
}

/** Plural forms, by the categories of the language. A missing form is that of `other`. */
export type Forms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/** `{}` is the next argument, `{2}` the second one. Plural forms if the wording depends on the first argument, a number. */
export type Pattern = string | Forms;

/** Patterns by the ids of phrases. */
export type Phrases = Readonly<Record<string, Pattern>>;

/** Returns the plural form for a number, which may be formatted: "12 345", "1000+". */
export type Count = (count: number | string, forms: Forms) => string;

/** The platform's plural rules of a language. */
export function counting(language: string): Count {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(Number(String(count).replace(/\D/g, '')))] ?? forms.other;
}

/** The phrases of one language, and its plural rules. */
export interface Catalogue {
  readonly phrases: Phrases;
  readonly count: Count;
}

export const catalogueOf = (language: string, phrases: Phrases): Catalogue => ({ phrases, count: counting(language) });

/** Renders a message. Arguments are inserted literally: user input is never read as a pattern. An unknown phrase renders as its id. */
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
