// The book is part of the site, and kept with it for when there is no network, once that delays nothing.

export function keepOffline(): void {
  const { root } = document.documentElement.dataset;
  if (root === undefined || !isSecureContext || !location.protocol.startsWith('http') || !('serviceWorker' in navigator)) return;
  const keep = () => navigator.serviceWorker.register(`${root}sw.js`, { updateViaCache: 'none' }).catch(() => {});
  addEventListener('load', () => setTimeout(keep, 2000));
}
