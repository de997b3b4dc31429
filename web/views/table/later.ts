// Parts of a table after its first picture: gestures, keys, the reading of cells, arrows to what is beyond the axes, the field
// for a cell to go to, the map of the whole, the handle of a sequence's width, the picture for print.
export { drawBeyond } from './draw/beyond.js';
export { standIn } from './export/print.js';
export { listen } from './input/gestures.js';
export { commandOf } from './input/keys.js';
export { goForm, typedCell } from './panels/go_form.js';
export { Minimap } from './panels/minimap.js';
export { mirror } from './panels/mirror.js';
export { readout } from './panels/readout.js';
export { WrapHandle } from './panels/wrap_handle.js';
export { Reading } from './reading.js';
