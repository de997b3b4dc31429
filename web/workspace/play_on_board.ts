// The board of an open game, and play on it: both are loaded when first needed.
import { html } from 'lit';
import type { Board } from '../views/play/board.js';
import type { PlayController, PlayExtras } from './playing.js';
import type { Workspace } from './workspace.js';

export class PlayOnBoard {
  readonly #workspace: Workspace;
  #controller: PlayController | undefined;
  #board: Board | undefined;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  get board(): Board | undefined {
    return this.#board;
  }

  set board(board: Board | undefined) {
    this.#board = board;
    this.#workspace.host.requestUpdate();
  }

  async load(): Promise<void> {
    const { host, options } = this.#workspace;
    await options.loadStage?.();
    if (this.#board) return;
    const { id } = host.game;
    const { boardOf, PlayController } = await import('./playing.js');
    this.#controller ??= new PlayController(this.#workspace);
    const board = (await options.ownBoard?.()) ?? (await boardOf(id)?.());
    // Another game may have come in the meantime.
    if (id === host.game.id) this.board = board;
  }

  /** Begins the short game with the usual players. */
  async beginShort(): Promise<void> {
    await this.load();
    this.#controller?.beginShort();
  }

  render(extras?: PlayExtras) {
    const { words } = this.#workspace.host;
    if (!this.#board || !this.#controller) return html`<p class="on-stage quiet-text">${words.strings.play.preparing}</p>`;
    return this.#controller.render(this.#board, extras);
  }
}
