import { chessBoard } from '../../boards/chessboard.js';
import { ownWords } from '../../boards/words.js';
import { boardWords } from './board.en.js';

export const knightsBoard = chessBoard('knight', (words) => ownWords(words, 'knights', boardWords));
