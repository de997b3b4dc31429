// The languages: each folder beside this file is one, with its own name in name.ts and its words in pack.ts.

/** A language tag, which is also the folder's name: "es". */
export type Language = string;

const names = import.meta.glob<string>('./*/name.ts', { eager: true, import: 'name' });

/** The name of each language in that language. */
export const languages: Readonly<Record<Language, string>> = /* @__PURE__ */ Object.fromEntries(
  Object.entries(names).map(([path, name]) => [path.slice(2, -8), name]),
);

/** The first supported language among the `wished` ones, which are language tags such as "es-AR". */
export function firstSpoken(wished: readonly (string | null | undefined)[]): Language {
  const known = (name: string | undefined): name is Language => name !== undefined && Object.hasOwn(languages, name);
  return wished.map((name) => name?.split('-')[0]?.toLowerCase()).find(known) ?? 'en';
}
