// Values of positions of sums of Left and Right: loaded with the first sum that is played.
import { loadOnce } from '../base/load_once.js';
import type { WorthOf } from '../views/worth/means.js';

let provided: (() => Promise<WorthOf>) | undefined;
let loaded: WorthOf | undefined;

/** Called by entry scripts. `load` defines <play-means>, too. */
export function provideWorths(load: () => Promise<WorthOf>): void {
  provided = loadOnce(load);
}

/** Undefined until it is loaded; then `changed` is called. */
export function worthsOfSums(changed: () => void): WorthOf | undefined {
  if (!loaded)
    provided?.().then(
      (worthOf) => {
        loaded = worthOf;
        changed();
      },
      () => {},
    );
  return loaded;
}
