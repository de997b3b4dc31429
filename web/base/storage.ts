// The browser's storage. It may be forbidden or full, or contain data of others; choices then last as long as the page.

type Storage = 'localStorage' | 'sessionStorage';

/** Returns the text kept under `key`; null where there is none, or no storage. */
export function stored(key: string, storage: Storage = 'localStorage'): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps `value`. Returns false where the browser's storage is full or forbidden. */
export function store(key: string, value: string, storage: Storage = 'localStorage'): boolean {
  try {
    globalThis[storage].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes what is kept under `key`. */
export function forget(key: string, storage: Storage = 'localStorage'): void {
  try {
    globalThis[storage].removeItem(key);
  } catch {
    // Forbidden.
  }
}

/** Returns the value kept as JSON; null where there is none. */
export function storedJson(key: string, storage?: Storage): unknown {
  try {
    return JSON.parse(stored(key, storage) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns the object kept as JSON, whose values may be of any kind; an empty one where there is none. */
export const storedObject = (key: string, storage?: Storage) => Object(storedJson(key, storage)) as Record<string, unknown>;

/** True if `value` is an object in which these names, or all where none is given, have texts. */
export function hasTexts<Name extends string>(value: unknown, ...names: Name[]): value is Record<Name, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const all = value as Record<string, unknown>;
  return (names.length > 0 ? names : Object.keys(all)).every((name) => Object.hasOwn(all, name) && typeof all[name] === 'string');
}

export const storeObject = (key: string, value: object, storage?: Storage): boolean => store(key, JSON.stringify(value), storage);
