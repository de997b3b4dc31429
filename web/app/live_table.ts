// <live-table>: the table of a game on the home page, which can be zoomed and moved. Choosing a cell opens the game there.
import { html } from 'lit';
import type { Cell } from '../engine/api_messages.js';
import { periodText } from '../shell/period_text.js';
import { define } from '../views/view.js';
import { GameWorkspace } from '../workspace/game_workspace.js';
import { lookingAt, type Route } from '../workspace/route.js';

/** Emits `live-open` (Route) when a cell is chosen. */
export class LiveTable extends GameWorkspace {
  static override properties = { label: {}, address: { attribute: false }, periodic: { type: Boolean } };
  /** The text of the link to the game's page. */
  declare label: string;
  /** The address of a route on that page. */
  declare address: (route: Route) => string;
  /** True to tell the period of the nimbers instead of who wins. */
  declare periodic: boolean;
  protected override readonly cooperative = true;

  constructor() {
    super();
    this.periodic = false;
    // The address is not its own: it keeps its route.
    this.addEventListener('route-change', (event) => {
      event.stopPropagation();
      this.route = (event as CustomEvent<{ route: Route }>).detail.route;
    });
  }

  protected override async select(event: CustomEvent<Cell | undefined>): Promise<void> {
    if (event.detail) this.emit('live-open', { ...lookingAt(this.route, event.detail), view: 'explain' });
  }

  /** Error in the parameters; else the period of the nimbers, or who wins. */
  #status() {
    const { error, solution, unanswered } = this.instance;
    if (error) return html`<span class="error">${this.words.error(error.error, false)}</span>`;
    if (unanswered) return '';
    const period = this.periodic && solution?.shape.sequence?.period !== undefined && periodText(this.words, solution.shape);
    return period || this.words.translate(this.instance.answer?.text ?? '');
  }

  protected override render() {
    const { solution, opening, error } = this.instance;
    return html`<div class="live-plot ${opening || error ? 'stale' : ''}">${this.tableView(solution, this.words.game(this.game).title)}</div>
      <p class="live-status"><span role="status">${this.#status()}</span> <a href=${this.address(this.route)}>${this.label}</a></p>`;
  }
}

define('live-table', LiveTable);
