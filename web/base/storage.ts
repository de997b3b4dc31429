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

export const storedObject = (key: string, storage?: Storage) => (storedJson(key, storage) ?? {}) as Record<string, unknown>;

export const storeObject = (key: string, value: object, storage?: Storage): boolean => store(key, JSON.stringify(value), storage);
