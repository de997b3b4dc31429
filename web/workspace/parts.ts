// The parts of a page that show an open game: functions of its workspace. Of the views, only the table is loaded with them.
import { html, type TemplateResult } from 'lit';
import '../views/table/element.js';
import type { Cell, Explanation, LayerName, Move } from '../engine/api_messages.js';
import type { Over } from '../views/table/draw/overlay.js';
import type { TableView } from '../views/table/element.js';
import type { FileKind, FileOptions } from '../views/table/export/file.js';
import type { Look } from '../views/table/geometry/look.js';
import type { Highlights, Other } from '../views/table/patterns.js';
import type { Comparison } from './comparison.js';
import type { Controls } from './figure_height.js';
import type { FormPart } from './form.js';
import { answerLine, hiddenAnswer, progressLine } from './lines.js';
import { captionOf, noHighlights, optionMarks, pieceCells } from './marks.js';
import { showingAlike, withPart } from './route.js';
import type { Workspace } from './workspace.js';

/** The position whose options are marked on the table, the cell that is selected, and what a page draws over them. */
export interface Marked {
  explained: Explanation | undefined;
  selected: Cell | undefined;
  over?: Over | undefined;
}

export function markedIn({ following, explained, cell }: Workspace): Marked {
  const there = following?.table?.explanation;
  return there ? { explained: there, selected: there.cell } : { explained, selected: cell };
}

interface TableExtras {
  /** The title of saved pictures. */
  title: string;
  /** Text of saved pictures, below the answer. */
  more?: string;
  /** The name of saved files, if not that of the game. */
  file?: string | undefined;
  /** Leaves plain wheels and single fingers to the page around. */
  cooperative?: boolean;
  marked?: Marked;
  select?: (cell: Cell | undefined) => void;
}

/** The table with its tools. */
export function tableView(workspace: Workspace, extras: TableExtras): TemplateResult {
  const { host, instance, layer } = workspace;
  const { title, more = '', file, cooperative = false, marked = markedIn(workspace), select = (cell) => workspace.select(cell) } = extras;
  const table = workspace.following?.table;
  const pieces = table ? undefined : pieceCells(instance, host.route);
  const compared = () => ({ game: host.game.id, parameters: host.route.parameters, layer: workspace.layer });
  return html`<grundy-table
    .solution=${table?.solution ?? instance.solution}
    .layer=${layer}
    .selected=${marked.selected}
    .marks=${{ options: optionMarks(marked.explained), pieces, over: marked.over }}
    .look=${host.route.look}
    .highlights=${host.route.highlights ?? noHighlights}
    .other=${workspace.other}
    .progress=${instance.progress}
    .dark=${host.dark}
    .cooperative=${cooperative}
    .caption=${{ title, text: [workspace.answerText, more].filter(Boolean).join('. '), file }}
    @cell-select=${({ detail }: CustomEvent<Cell | undefined>) => select(detail)}
    @layer-change=${({ detail }: CustomEvent<LayerName>) => workspace.go({ layer: detail }, false)}
    @look-change=${({ detail }: CustomEvent<Look | undefined>) => workspace.change(withPart(host.route, 'look', detail), false)}
    @highlights-change=${({ detail: highlights }: CustomEvent<Highlights>) => workspace.go({ highlights }, false)}
    @cell-alike=${({ detail: cell }: CustomEvent<Cell>) => workspace.change(showingAlike(host.route, cell), false)}
    @wrap-change=${({ detail }: CustomEvent<Parameters<Workspace['wrap']>[0]>) => workspace.wrap(detail)}
    @compare-open=${() => workspace.compare(compared())}
    @compare-stop=${() => workspace.compare(undefined)}
  ></grundy-table>`;
}

/** Returns a picture of the table on a page, or its values. Rejects where no table is shown. */
export async function saveTable(page: ParentNode, kind: FileKind, options: FileOptions = {}): Promise<Blob> {
  const table = page.querySelector<TableView>('grundy-table');
  if (!table) throw new Error('no table is shown');
  return table.save(kind, options);
}

/** The form of the table to compare with, where the address names one. Pages load its element when it is first needed. */
export function compareView(workspace: Workspace): TemplateResult | '' {
  const { engine, route } = workspace.host;
  const { comparison } = route;
  if (!comparison || !engine.games.some(({ id }) => id === comparison.game)) return '';
  return html`<grundy-compare
    .engine=${engine}
    .comparison=${comparison}
    .shape=${workspace.instance.solution?.shape}
    @comparison-change=${({ detail }: CustomEvent<Comparison | undefined>) => workspace.compare(detail)}
    @other-change=${({ detail: other }: CustomEvent<Other | undefined>) => workspace.set({ other })}
  ></grundy-compare>`;
}

export function explainView(workspace: Workspace): TemplateResult {
  if (workspace.hiding) return curtain(workspace);
  const { host, instance } = workspace;
  return html`<grundy-explain
    class=${instance.fresh || !instance.explanation ? '' : 'stale'}
    .solution=${instance.solution}
    .explanation=${instance.explanation}
    .cell=${host.route.at ?? host.route.state}
    .error=${instance.explanationError(host.words)}
    @option-look=${({ detail }: CustomEvent<Move>) => workspace.follow(detail)}
    @cell-select=${({ detail }: CustomEvent<Cell | undefined>) => workspace.select(detail)}
  ></grundy-explain>`;
}

/** Stands in for the answer while who wins is hidden. */
export function curtain(workspace: Workspace): TemplateResult {
  const t = workspace.host.words.strings.play;
  return html`<p class="quiet-text play-hidden">
    ${t.hidden} ${workspace.locked ? '' : html`<button type="button" class="link" @click=${() => workspace.reveal()}>${t.reveal}</button>`}
  </p>`;
}

/**
 * The fields of parameters: all, those that describe the position, or those that set the table's extent. `rest`: with the errors of the
 * others.
 */
export function formView(workspace: Workspace, about?: FormPart, rest = true): TemplateResult {
  const { game, route } = workspace.host;
  return html`<grundy-form
    .game=${game}
    .values=${route.parameters}
    .error=${workspace.instance.error}
    .about=${about}
    .rest=${rest}
    @parameters-typing=${({ detail: typing }: CustomEvent<boolean>) => workspace.set({ typing })}
    @parameters-change=${({ detail }: CustomEvent<Record<string, string>>) => workspace.changeParameters(detail, true)}
  ></grundy-form>`;
}

/** The links and snippets. `site`: its folder; `page`: the page in it, if not the index. */
export function shareView(workspace: Workspace, site: string, page: string, controls?: Controls): TemplateResult {
  const { host } = workspace;
  const subject = () => ({
    route: host.route,
    site,
    page,
    title: host.words.game(host.game).title,
    answer: workspace.answerText,
    ...(controls && { controls }),
  });
  return html`<grundy-share .subject=${subject} .save=${(kind: FileKind) => saveTable(host, kind)}></grundy-share>`;
}

export function answerView({ host, instance, hiding, secret, turn }: Workspace): TemplateResult {
  return hiding ? hiddenAnswer(host.words, instance, secret === true) : answerLine(host.words, instance, host.game, turn);
}

export function progressView({ host, instance, patience }: Workspace): TemplateResult | '' {
  return patience ? progressLine(host.words, instance) : '';
}

/** Why the selected cell has its value, right under the table. It names the cell, since the line above can be about another. */
export function captionView({ host, instance, explained }: Workspace): TemplateResult | undefined {
  return captionOf(host.words, instance.solution, explained);
}
