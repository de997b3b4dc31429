// The games in the calling thread, for runtimes without workers, such as those at the edge of a network.
import createModule from '../../../build/wasm/grundyscope.mjs';
import { directLink } from '../direct_link.js';
import type { Connect } from '../link.js';

export const linkHere = (): Connect => directLink(createModule);
