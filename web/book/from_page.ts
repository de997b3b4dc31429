// Exports for the book's build: heights, links and colours of figures, as on the page.

export { requestOf } from '../embed/request.js';
export { pixelsOf } from '../engine/drawing.js';
export { createEngine } from '../engine/node.js';
export { how as english } from '../i18n/en/how.js';
export { how as spanish } from '../i18n/es/how.js';
export { palette } from '../views/table/ink/palette.js';
export { defaultHeight } from '../workspace/figure_height.js';
export { routeHash, routeOf } from '../workspace/route.js';
export { problemsIn } from './problems.js';
