// embed.html, the page for iframes: one element that fills the frame, with the query for its attributes. It tells the page around how much room
// it would like and what happens in it, and takes the theme that it is told.
import type { GrundyScope } from './element.js';

const scope = document.createElement('grundy-scope') as GrundyScope;
const query = new URLSearchParams(location.search);
// A frame is there to be seen: who wants to wait writes loading="lazy".
scope.setAttribute('reveal', 'load');
for (const [name, value] of query) {
  // As an attribute can be called, and none that would run or change how the frame is filled.
  if (/^[a-z][\w-]*$/i.test(name) && !/^(on.*|style|class|hidden|height)$/i.test(name)) scope.setAttribute(name, value);
}
const lang = query.get('lang');
if (lang) document.documentElement.lang = lang;

/** Whom it concerns is not known here, and nothing of it is secret. */
const post = (type: string, rest: object) => parent.postMessage({ type: `grundyscope:${type}`, ...rest }, '*');

const given = Number(query.get('height'));
let posted = 0;
function room(): void {
  const height = given > 0 ? given : scope.wantedHeight;
  if (height !== posted) post('height', { height });
  posted = height;
}

for (const name of ['ready', 'error', 'change'] as const) {
  scope.addEventListener(name, (event) => post(name, { detail: (event as CustomEvent<unknown>).detail }));
}
scope.addEventListener('height', room);
/** Said and not yet taken: of many in a row only the last one matters, and each would cost a look at all of the figure. */
let theme: string | undefined;
addEventListener('message', ({ data, source }: MessageEvent<{ type?: string; theme?: string } | null>) => {
  if (source !== parent || data?.type !== 'grundyscope:theme' || !data.theme) return;
  if (theme === undefined)
    setTimeout(() => {
      scope.setAttribute('theme', theme ?? '');
      theme = undefined;
    });
  theme = data.theme;
});
document.body.append(scope);
room();
