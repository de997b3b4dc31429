// A game on a page with a stage: what an explanation has there, and the option that is pointed at, on the stage and in the panel.

import { html, type PropertyDeclarations } from 'lit';
import type { Move, Solution } from '../engine/api_messages.js';
import type { ExplainStage } from '../views/explain/element.js';
import { GameWorkspace } from './game_workspace.js';

export abstract class StagedWorkspace extends GameWorkspace {
  static override properties: PropertyDeclarations = { pointed: { state: true }, explainOn: { state: true } };
  /** The option that the pointer or the focus is at. */
  declare pointed: Move | undefined;
  /** The reader's choice of what an explanation has on the stage. */
  declare explainOn: ExplainStage | undefined;
  protected override readonly spacious = true;

  protected override async loadBoard(): Promise<void> {
    await import('../views/play/stage.js');
    await super.loadBoard();
  }

  /** What has the stage while a position is explained: unless the reader has chosen, the table where it shows all options. */
  protected get explainStage(): ExplainStage {
    const { explanation } = this.instance;
    const inTable = explanation?.cell !== undefined && explanation.options.every(({ cell }) => cell !== undefined);
    return this.explainOn ?? (inTable ? 'table' : 'board');
  }

  /** True if the table has the stage. */
  protected get tableOnStage(): boolean {
    const { view } = this.route;
    return view === 'table' || (view === 'explain' && this.explainStage === 'table' && !this.hiding);
  }

  /** `more`: what the page adds at the end. */
  protected override explainView(solution: Solution | undefined, more: unknown = ''): unknown {
    if (this.hiding) return this.curtain();
    const { explanation, fresh } = this.instance;
    const staged = this.route.view === 'explain';
    return html`<grundy-explain
      class=${fresh || !explanation ? '' : 'stale'}
      .solution=${solution}
      .explanation=${explanation}
      .cell=${this.route.at ?? this.route.state}
      .error=${this.instance.explanationError(this.words)}
      ?graph=${staged}
      .stage=${staged ? this.explainStage : undefined}
      .board=${this.board}
      .parameters=${this.route.parameters}
      .pointed=${this.pointed}
      .more=${more}
      @option-look=${this.follow}
      @cell-select=${this.select}
      @option-point=${(event: CustomEvent<Move | undefined>) => {
        this.pointed = event.detail;
      }}
      @stage-change=${(event: CustomEvent<ExplainStage>) => {
        this.explainOn = event.detail;
      }}
    ></grundy-explain>`;
  }
}
