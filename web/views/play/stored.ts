// What is kept on this device, where something may be kept: else it lasts as long as the page.

export function stored(key: string): Record<string, unknown> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

export function store(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Forbidden, or full.
  }
}
