// Explanation on the stage of a page: the board with the options marked on it, the graph, or nothing where the table is there.
import { html } from 'lit';
import type { Explanation, Move, Option } from '../../engine/api_messages.js';
import { siteWords } from '../../i18n/site_words.js';
import { speechAt } from '../../i18n/speech.js';
import { Squares } from '../play/squares.js';
import { type ExplainStage, ExplainView, type OnStage } from './element.js';

const stages: readonly ExplainStage[] = ['board', 'table', 'graph'];

/** The numbers of the options in the list, from 1 on. */
export const numbersOf = (listed: readonly Option[]): ReadonlyMap<Move, number> => new Map(listed.map(({ play }, i) => [play, i + 1]));

function onStage(view: ExplainView): OnStage {
  const squares = new Squares(() => view.requestUpdate());
  let known: Explanation | undefined;
  const emit = (name: string, detail: unknown) => view.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));

  const onBoard = (listed: readonly Option[]) => {
    const { board, solution, parameters, explanation: position } = view;
    if (!board || !solution) return html`<div class="on-stage"></div>`;
    // Cells read stay until another position is explained: those that arrive draw the board again.
    if (position !== known) squares.look(solution);
    known = position;
    const scene = { position, shape: solution.shape, parameters, cells: squares.cells, explained: true };
    return html`<div class="on-stage">
      <grundy-board
        fit
        .board=${board}
        .scene=${scene}
        .numbers=${numbersOf(listed)}
        .pointed=${view.pointed}
        @board-move=${(event: CustomEvent<Move>) => emit('option-look', event.detail)}
      ></grundy-board>
    </div>`;
  };

  const asGraph = (listed: readonly Option[]) =>
    html`<div class="on-stage">
      <grundy-graph
        .solution=${view.solution}
        .explanation=${view.explanation}
        .numbers=${numbersOf(listed)}
        .pointed=${view.pointed}
      ></grundy-graph>
    </div>`;

  return {
    render: (listed) => (view.stage === 'board' ? onBoard(listed) : view.stage === 'graph' ? asGraph(listed) : ''),
    choice() {
      const t = siteWords(speechAt(view).words.language).stage;
      return html`<div class="explain-stage" role="group" aria-label=${t.explains}>
        ${stages.map(
          (name) => html`<button type="button" class="layer" aria-pressed=${name === view.stage} @click=${() => emit('stage-change', name)}>
            ${t.explain[name]}
          </button>`,
        )}
      </div>`;
    },
  };
}

ExplainView.makeStage = onStage;
