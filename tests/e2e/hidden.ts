// Tabs that are hidden and seen again. Drivers keep all of theirs in sight, so the page is told.

/** Runs in the page: gives it `hide`. Nothing is drawn in hidden tabs: frames wait until they are seen. */
export function hideable(): void {
  const waiting = new Map<number, FrameRequestCallback>();
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  let hidden = false;
  // Numbers that the browser does not give.
  let last = 0;
  window.requestAnimationFrame = (frame) => {
    if (!hidden) return request(frame);
    waiting.set(--last, frame);
    return last;
  };
  window.cancelAnimationFrame = (number) => {
    if (!waiting.delete(number)) cancel(number);
  };
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
  Object.assign(window, {
    hide(now: boolean) {
      hidden = now;
      document.dispatchEvent(new Event('visibilitychange'));
      if (now) return;
      for (const frame of waiting.values()) request(frame);
      waiting.clear();
    },
  });
}

/** Runs in a page that is `hideable`. */
export const hide = (now: boolean): void => (window as unknown as { hide(now: boolean): void }).hide(now);
