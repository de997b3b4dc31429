import { chessBoard } from '../../boards/chessboard.js';
import { ownWords } from '../../boards/words.js';
import { boardWords } from './board.en.js';

export const kingsBoard = chessBoard('king', (words) => ownWords(words, 'bobs-game', boardWords));
