// Light or dark as on the site, where that was chosen.

export function wearTheme(): void {
  try {
    const chosen = localStorage.getItem('grundyscope.theme');
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  } catch {
    // Storage may be forbidden: the system's, then.
  }
}
