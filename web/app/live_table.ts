// <live-table>: the table of a game on the home page, which can be zoomed and moved. Choosing a cell opens the game there.
import { html, type PropertyValues } from 'lit';
import type { Cell, Engine, GameInfo } from '../engine/api_messages.js';
import { periodText } from '../shell/period_text.js';
import { define, View } from '../views/view.js';
import { tableView } from '../workspace/parts.js';
import { lookingAt, type Route } from '../workspace/route.js';
import { hostProperties, Workspace } from '../workspace/workspace.js';

/** Emits `live-open` (Route) when a cell is chosen. */
export class LiveTable extends View {
  static override properties = { ...hostProperties, label: {}, address: { attribute: false }, periodic: { type: Boolean } };
  declare engine: Engine;
  declare game: GameInfo;
  declare route: Route;
  declare dark: boolean;
  /** The text of the link to the game's page. */
  declare label: string;
  /** The address of a route on that page. */
  declare address: (route: Route) => string;
  /** True to tell the period of the nimbers instead of who wins. */
  declare periodic: boolean;
  readonly #workspace = new Workspace(this);

  constructor() {
    super();
    this.dark = this.periodic = false;
    // The address is not its own: it keeps its route.
    this.addEventListener('route-change', (event) => {
      event.stopPropagation();
      this.route = (event as CustomEvent<{ route: Route }>).detail.route;
    });
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#workspace.willUpdate(changed);
  }

  #select(cell: Cell | undefined): void {
    if (cell) this.emit('live-open', { ...lookingAt(this.route, cell), view: 'explain' });
  }

  /** Error in the parameters; else the period of the nimbers, or who wins. */
  #status() {
    const { error, solution, answer, unanswered } = this.#workspace.instance;
    if (error) return html`<span class="error">${this.words.error(error.error, false)}</span>`;
    if (unanswered) return '';
    const period = this.periodic && solution?.shape.sequence?.period !== undefined && periodText(this.words, solution.shape);
    return period || this.words.translate(answer?.text ?? '');
  }

  protected override render() {
    const { opening, error } = this.#workspace.instance;
    const table = { title: this.words.game(this.game).title, cooperative: true, select: (cell: Cell | undefined) => this.#select(cell) };
    return html`<div class="live-plot ${opening || error ? 'stale' : ''}">${tableView(this.#workspace, table)}</div>
      <p class="live-status"><span role="status">${this.#status()}</span> <a href=${this.address(this.route)}>${this.label}</a></p>`;
  }
}

define('live-table', LiveTable);
