// Values of positions of sums of Left and Right: loaded with the first sum that is played.
import { loadOnce } from '../base/load_once.js';
import type { ValueOfPosition } from '../views/value/means.js';

let provided: (() => Promise<ValueOfPosition>) | undefined;
let loaded: ValueOfPosition | undefined;

/** Called by entry scripts. `load` defines <play-means>, too. */
export function provideSumValues(load: () => Promise<ValueOfPosition>): void {
  provided = loadOnce(load);
}

/** Undefined until it is loaded; then `changed` is called. */
export function sumValues(changed: () => void): ValueOfPosition | undefined {
  if (!loaded)
    provided?.().then(
      (valueOfPosition) => {
        loaded = valueOfPosition;
        changed();
      },
      () => {},
    );
  return loaded;
}
