// What a desk loads when a game is first played on it.
import '../views/play/element.js';

export { boardOf } from '../games/index.js';
