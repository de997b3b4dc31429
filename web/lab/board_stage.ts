// The board alone on the stage.
import { html, type TemplateResult } from 'lit';
import type { Move } from '../engine/api_messages.js';
import type { Board } from '../views/play/board.js';
import type { OpenGame } from '../workspace/open_game.js';

/** `follow` is called with a move made on the board. */
export function boardStage(
  board: Board | undefined,
  { explanation, solution }: OpenGame,
  parameters: Readonly<Record<string, string>>,
  follow: (move: Move) => void,
): TemplateResult {
  if (!board || !explanation || !solution) return html`<div class="on-stage"></div>`;
  const scene = { position: explanation, shape: solution.shape, parameters, explained: true };
  return html`<div class="on-stage">
    <grundy-board fit .board=${board} .scene=${scene} @board-move=${({ detail }: CustomEvent<Move>) => follow(detail)}></grundy-board>
  </div>`;
}
