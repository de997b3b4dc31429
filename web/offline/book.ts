// Registers the service worker of the site from pages in its subfolders: book, lab, figure page.

export function keepOffline(): void {
  const { root } = document.documentElement.dataset;
  if (root === undefined || !isSecureContext || !location.protocol.startsWith('http') || !('serviceWorker' in navigator)) return;
  const keep = () => navigator.serviceWorker.register(`${root}sw.js`, { updateViaCache: 'none' }).catch(() => {});
  addEventListener('load', () => setTimeout(keep, 2000));
}
