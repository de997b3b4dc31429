// embed.html, the page for iframes: one element that fills the frame and takes its attributes from the query. It posts its height and
// events to the embedding page, and takes the theme from it.
import { PACKED, unpacked } from '../base/packed_text.js';
import { isWritable } from '../workspace/attributes.js';
import type { GrundyScope } from './element.js';

const scope = document.createElement('grundy-scope') as GrundyScope;
const query = new URLSearchParams(location.search);
// Frames start at once; to delay one, use loading="lazy".
scope.setAttribute('reveal', 'load');
for (const [name, value] of query) {
  // The frame has the height, and the packed text is unpacked below.
  if (isWritable(name) && name !== 'height' && name !== PACKED) scope.setAttribute(name, value);
}
const lang = query.get('lang');
if (lang) document.documentElement.lang = lang;

/** The embedding page's origin is unknown, and nothing posted is secret. */
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
/** The latest theme received but not yet set. Of several in a row only the last is set, since each restyles the whole figure. */
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
function start(): void {
  document.body.append(scope);
  room();
}
/** Shows the part of the rules that can be read, instead of another game. */
function tellOfDamage(readable: string): void {
  const [damaged, begins] = lang?.startsWith('es')
    ? ['Las reglas de la dirección de este marco están dañadas.', 'Empiezan así:']
    : ['The rules in the address of this frame are damaged.', 'They begin like this:'];
  const rules = document.createElement('pre');
  rules.textContent = readable;
  document.body.append(...(readable ? [`${damaged} ${begins}`, rules] : [damaged]));
}

const packedText = query.get(PACKED);
if (packedText === null) start();
else
  void unpacked(packedText).then(({ text, whole }) => {
    if (!whole) return tellOfDamage(text);
    scope.setAttribute('text', text);
    start();
  });
