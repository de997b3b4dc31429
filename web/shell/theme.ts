// Light or dark: the system's theme, or the one chosen on this device.
import { store, stored } from '../base/storage.js';

export type Theme = 'auto' | 'light' | 'dark';
const key = 'grundyscope.theme';
const system = matchMedia('(prefers-color-scheme: dark)');

function kept(): Theme {
  const value = stored(key);
  return value === 'light' || value === 'dark' ? value : 'auto';
}

let chosen = kept();

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

function chooseTheme(value: Theme): void {
  chosen = value;
  store(key, value);
  applyTheme();
}

const themes: Theme[] = ['auto', 'light', 'dark'];

/** Chooses the next one. */
export function nextTheme(): void {
  chooseTheme(themes[(themes.indexOf(chosen) + 1) % themes.length] ?? 'auto');
}

export function onSystemTheme(changed: () => void): () => void {
  system.addEventListener('change', changed);
  return () => system.removeEventListener('change', changed);
}
