// Light or dark: the system's, or what was chosen on this device.

export type Theme = 'auto' | 'light' | 'dark';
const key = 'grundyscope.theme';
const system = matchMedia('(prefers-color-scheme: dark)');

/** Storage may be forbidden; then the choice lasts as long as the page. */
function stored(): Theme {
  try {
    const value = localStorage.getItem(key);
    return value === 'light' || value === 'dark' ? value : 'auto';
  } catch {
    return 'auto';
  }
}

let chosen = stored();

export function theme(): Theme {
  return chosen;
}

export function isDark(): boolean {
  return chosen === 'auto' ? system.matches : chosen === 'dark';
}

export function applyTheme(): void {
  if (chosen === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

export function chooseTheme(value: Theme): void {
  chosen = value;
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to do: see `stored`.
  }
  applyTheme();
}

export function onSystemTheme(changed: () => void): () => void {
  system.addEventListener('change', changed);
  return () => system.removeEventListener('change', changed);
}
