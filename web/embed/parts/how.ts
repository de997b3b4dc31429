// The methods of all games, with code, steps and claims.
import methods from 'virtual:grundyscope/methods';
import { claimsOf } from '../../games/claims.js';
import '../../views/how/element.js';
import css from '../../views/how/style.css?inline';
import type { HowPart } from '../loaders.js';

export const how: HowPart = { css, claimsOf, methodsOf: async (game) => (await methods[game]?.())?.default };
