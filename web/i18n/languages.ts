// The languages there are: each folder beside this file is one, with its own name in name.ts, and whatever it says in pack.ts.

/** As folders are called, and as browsers and pages name languages: "es". */
export type Language = string;

const names = import.meta.glob<string>('./*/name.ts', { eager: true, import: 'name' });

/** Each language by its own name. */
export const languages: Readonly<Record<Language, string>> = /* @__PURE__ */ Object.fromEntries(
  Object.entries(names).map(([path, name]) => [path.slice(2, -8), name]),
);

/** The first of the wished languages that is spoken here. `wished`: as browsers and pages name them, "es-AR" for instance. */
export function firstSpoken(wished: readonly (string | null | undefined)[]): Language {
  const known = (name: string | undefined): name is Language => name !== undefined && Object.hasOwn(languages, name);
  return wished.map((name) => name?.split('-')[0]?.toLowerCase()).find(known) ?? 'en';
}
