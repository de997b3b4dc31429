// Starts all figures when the page is printed, so that those still waiting are on paper, too.

/** Longest delay of the print dialogue. */
const PATIENCE_MS = 10_000;

/** Starts a figure; resolves once it is drawn or has failed. */
type Begin = () => Promise<unknown>;

const waiting = new Set<Begin>();

const all = (): Promise<unknown> => Promise.allSettled([...waiting].map((begin) => begin()));

/** Browsers copy the page at once when they print, so the key for printing waits until there is something to copy. */
function hold(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (key !== 'p' || !(ctrlKey || metaKey) || altKey || shiftKey || defaultPrevented || waiting.size === 0 || window !== top) return;
  event.preventDefault();
  void Promise.race([all(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]).then(() => print());
}

/** Matches while the browser shows the page as printed. */
const paper = globalThis.matchMedia?.('print');

function listen(add: boolean): void {
  const change = add ? 'addEventListener' : 'removeEventListener';
  paper[change]('change', all);
  window[change]('beforeprint', all);
  window[change]('keydown', hold as EventListener);
}

/** Calls `begin` when the page is printed, until the returned function is called. */
export function onPrint(begin: Begin): () => void {
  if (waiting.size === 0) listen(true);
  waiting.add(begin);
  return () => {
    if (waiting.delete(begin) && waiting.size === 0) listen(false);
  };
}
