// Paths of the checkout.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A path inside the checkout. */
export const at = (...parts) => join(root, ...parts);
