// Boards that fill the stage of a page; figures do not load this.
import { BoardRoom } from './board_room.js';
import { BoardView } from './board_view.js';

BoardView.makeRoom = (changed) => new BoardRoom(changed);
