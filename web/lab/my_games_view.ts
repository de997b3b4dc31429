// <lab-kept-games>: keeps the text in the editor, and lists the games that are kept: open, duplicate, rename, delete; import and export.
import { html, nothing, type PropertyValues } from 'lit';
import { ownTitle } from '../boards/rules/title.js';
import { fileButton } from '../views/judge/text_field.js';
import { download } from '../views/table/export/deliver.js';
import { define, View } from '../views/view.js';
import {
  fileOf,
  freeTitle,
  gamesOfFile,
  gameTitled,
  keepGames,
  keptGames,
  MOST_GAMES,
  type MyGame,
  type MyGames,
  onGamesKept,
  renamed,
  titled,
  withCopy,
  withGame,
  withGames,
  withoutGame,
} from './my_games.js';
import { type LabWords, labWords } from './words.js';

const FILE_NAME = 'grundyscope-games.json';

/** Emits `game-open` (a text to open) and `text-change` (the text in the editor, with its new title). */
export class KeptGames extends View {
  static override properties = {
    text: {},
    suggested: {},
    games: { state: true },
    renaming: { state: true },
    notice: { state: true },
    error: { state: true },
    undo: { state: true },
  };
  declare text: string;
  declare suggested: string;
  declare games: MyGames;
  /** The title of the game that gets another one. */
  declare renaming: string | undefined;
  declare notice: string;
  declare error: string;
  /** Takes the last change back. */
  declare undo: (() => void) | undefined;
  #stop = () => {};
  /** Selector of the element that is focused after the next update. */
  #next: string | undefined;

  constructor() {
    super();
    this.text = this.suggested = this.notice = this.error = '';
    this.games = keptGames();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = onGamesKept(() => {
      this.games = keptGames();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (this.#next) this.querySelector<HTMLElement>(this.#next)?.focus();
    this.#next = undefined;
  }

  get #words(): LabWords['games'] {
    return labWords(this.words.language).games;
  }

  /** Changes the games as they are kept now, perhaps by another tab. `undo`: the reverse change, if it loses something. */
  #change(change: (games: MyGames) => MyGames, notice: string, undo?: (games: MyGames) => MyGames): void {
    const games = change(keptGames());
    [this.notice, this.error, this.renaming, this.undo] = ['', '', undefined, undefined];
    if (games.length > MOST_GAMES) this.error = this.#words.many(games.length, MOST_GAMES);
    else if (!keepGames(games)) this.error = this.#words.full;
    else {
      this.games = games;
      this.notice = notice;
      this.undo = undo && (() => this.#change(undo, this.#words.undone));
    }
  }

  #refuse(error: string): void {
    [this.notice, this.error, this.undo] = ['', error, undefined];
  }

  #keep(title: string): void {
    const text = titled(this.text, title);
    if (text === undefined) {
      this.#refuse(this.#words.badTitle);
      return;
    }
    const game: MyGame = { title: ownTitle(text) ?? title, text, changed: new Date().toISOString() };
    const before = gameTitled(keptGames(), game.title);
    const isOther = before !== undefined && before.text !== text;
    this.#change(
      (games) => withGame(games, game),
      isOther ? this.#words.replaced(game.title) : this.#words.kept(game.title),
      isOther ? (games) => withGame(games, before) : undefined,
    );
    if (text !== this.text) this.emit('text-change', text);
  }

  #rename({ title, text }: MyGame, to: string): void {
    const games = renamed(keptGames(), title, to);
    const same = titled(text, to);
    if (!games || same === undefined) {
      this.#refuse(same === undefined ? this.#words.badTitle : this.#words.taken(to.trim()));
      return;
    }
    this.#change(() => games, this.#words.renamed(ownTitle(same) ?? to));
    if (text === this.text) this.emit('text-change', same);
    this.#next = `[data-renames="${CSS.escape(ownTitle(same) ?? to)}"]`;
  }

  #remove(game: MyGame): void {
    this.#change(
      (games) => withoutGame(games, game.title),
      this.#words.deleted(game.title),
      (games) => withGames(games, [game]),
    );
    this.#next = '.lab-undo';
  }

  #import(content: string): void {
    const read = gamesOfFile(content);
    if ('fault' in read) {
      this.#refuse(this.#words.fault(read.fault));
      return;
    }
    const before = keptGames();
    const all = withGames(before, read.games);
    const added = all.length - before.length;
    this.#change(() => all, this.#words.imported(added, read.games.length - added));
  }

  #export(): void {
    download(new Blob([fileOf(keptGames())], { type: 'application/json' }), FILE_NAME);
    [this.notice, this.error, this.undo] = [this.words.strings.table.save.saved(FILE_NAME), '', undefined];
  }

  protected override render() {
    const t = this.#words;
    const none = this.games.length === 0;
    return html`${this.#keeper()}
      <p class="lab-kept-notice" role="status">${this.notice} ${
        this.undo ? html`<button type="button" class="link lab-undo" @click=${this.undo}>${t.undo}</button>` : ''
      }</p>
      <p class="error" role="alert" ?hidden=${!this.error}>${this.error}</p>
      ${none ? html`<p class="quiet-text">${t.none}</p>` : html`<ul class="lab-kept-games" aria-label=${t.list}>${this.games.map((game) => this.#row(game))}</ul>`}
      <p class="lab-kept-file">
        <button type="button" ?disabled=${none} @click=${() => this.#export()}>${t.export}</button>
        ${fileButton(t.import, t.importHint, { change: () => {}, open: ({ text }) => this.#import(text) })}
      </p>
      <p class="quiet-text">${t.lead}</p>`;
  }

  /** The form that keeps the text in the editor. */
  #keeper() {
    const t = this.#words;
    if (this.text.trim() === '') return html`<p class="quiet-text">${t.empty}</p>`;
    const kept = gameTitled(this.games, ownTitle(this.text) ?? '');
    if (kept?.text === this.text) return html`<p class="quiet-text">${t.isKept(kept.title)}</p>`;
    return html`<form class="lab-keep" @submit=${(event: Event) => {
      event.preventDefault();
      this.#keep(this.querySelector<HTMLInputElement>('#lab-keep-title')?.value ?? '');
    }}>
      <label for="lab-keep-title">${t.name}</label>
      <input id="lab-keep-title" autocomplete="off" .value=${this.suggested || freeTitle(this.games, t.untitled)} />
      <button type="submit" class="primary">${kept ? t.replace : t.keep}</button>
    </form>`;
  }

  #row(game: MyGame) {
    const t = this.#words;
    const { title, text, changed } = game;
    if (title === this.renaming) return this.#renamer(game);
    const act = (action: string, press: () => void, data: string | typeof nothing = nothing) =>
      html`<button type="button" class="quiet" aria-label=${t.of(action, title)} data-renames=${data} @click=${press}>${action}</button>`;
    const date = new Intl.DateTimeFormat(this.words.language, { dateStyle: 'medium' }).format(new Date(changed));
    return html`<li>
      <button type="button" class="link lab-kept-title" aria-label=${t.of(t.open, title)} @click=${() => this.emit('game-open', text)}>${title}</button>
      <time datetime=${changed}>${date}</time>
      <span class="lab-kept-actions">
        ${act(t.duplicate, () => this.#change((games) => withCopy(games, title, new Date().toISOString()), t.copied(title)))}
        ${act(
          t.rename,
          () => {
            this.renaming = title;
            this.#next = '#lab-new-title';
          },
          title,
        )}
        ${act(t.remove, () => this.#remove(game))}
      </span>
    </li>`;
  }

  #renamer(game: MyGame) {
    const t = this.#words;
    const stop = () => {
      this.renaming = undefined;
      this.#next = `[data-renames="${CSS.escape(game.title)}"]`;
    };
    return html`<li><form class="lab-keep" @submit=${(event: Event) => {
      event.preventDefault();
      this.#rename(game, this.querySelector<HTMLInputElement>('#lab-new-title')?.value ?? '');
    }}>
      <label for="lab-new-title">${t.newName}</label>
      <input id="lab-new-title" autocomplete="off" .value=${game.title} />
      <button type="submit">${t.rename}</button> <button type="button" class="quiet" @click=${stop}>${t.cancel}</button>
    </form></li>`;
  }
}

define('lab-kept-games', KeptGames);
