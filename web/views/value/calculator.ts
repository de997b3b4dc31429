// The calculator of the page, for what values are made of. Without one, values alone are shown.
import { loadOnce } from '../../base/load_once.js';
import type { Calculator } from '../../engine/calculator.js';

let provided: (() => Promise<Calculator>) | undefined;

/** Called by entry scripts. It is started when it is first wanted. */
export function provideCalculator(start: () => Promise<Calculator>): void {
  provided = loadOnce(start);
}

export const providedCalculator = () => provided;
