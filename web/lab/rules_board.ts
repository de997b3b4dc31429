// The board of the rules on a page, and where the vertices of its graphs are by the page's address.

import type { Graphs } from '../boards/rules/graph/graphs.js';
import { loadGraphs } from '../boards/rules/load_graphs.js';
import type { Checked, TextLayout } from '../engine/protocol.js';
import type { Board } from '../views/play/board.js';
import type { Route } from '../workspace/route.js';
import type { LabEngine } from './lab_engine.js';

export class RulesBoard {
  readonly #changed: (vertices: string | undefined) => void;
  #graphs: Graphs | undefined;
  #draw: Board | undefined;
  /** The layout that is drawn, and the parameters that it was last checked with, as texts. */
  #layout = '';
  #parameters = '';

  /** `changed`: called when vertices were moved by hand, with where they are. */
  constructor(changed: (vertices: string | undefined) => void) {
    this.#changed = changed;
  }

  async load(layout: TextLayout | undefined, vertices: string | undefined): Promise<Board> {
    if (!layout) throw new Error('no rules are read');
    this.#layout = JSON.stringify(layout);
    const [{ boardOfRules }, graphs] = await Promise.all([import('../boards/rules/board.js'), loadGraphs(layout)]);
    this.#graphs = graphs;
    if (graphs) {
      graphs.places = vertices;
      graphs.changed = () => this.#changed(graphs.places);
    }
    this.#draw = boardOfRules(layout, graphs);
    return this.#draw;
  }

  /** `board`, or the same with vertices where an address has them: another function then, so that all views draw again. */
  with(vertices: string | undefined, board: Board | undefined): Board | undefined {
    const [graphs, draw] = [this.#graphs, this.#draw];
    if (!board || !draw || !graphs || graphs.places === vertices) return board;
    const before = graphs.places;
    graphs.places = vertices;
    return graphs.places === before ? board : (scene) => draw(scene);
  }

  /** Calls `use` if other parameters than before give the position another shape, with the result of checking the text and its board. */
  async reshaped(engine: LabEngine, { parameters, vertices }: Route, use: (good: Checked, board: Board) => void): Promise<void> {
    const key = JSON.stringify(parameters);
    if (key === this.#parameters) return;
    this.#parameters = key;
    const { text = '', ...given } = parameters;
    const checked = await engine.check(text, given);
    const current = () => key === this.#parameters;
    if (!current() || !checked.ok || JSON.stringify(checked.layout) === this.#layout) return;
    const board = await this.load(checked.layout, vertices);
    if (current()) use(checked, board);
  }
}
