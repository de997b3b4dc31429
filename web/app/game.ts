// <game-page>: one game. The text runs on the left; the table stands beside it like a plate in a book.
import { html, type PropertyValues } from 'lit';
import '../desk/compare.js';
import { Desk } from '../desk/desk.js';
import '../desk/form.js';
import { leftOut, type Route } from '../desk/route.js';
import { type ViewName, views } from '../desk/views.js';
import { randomOf } from '../games/index.js';
import { loadTexts, textsOf } from '../games/texts.js';
import '../share/element.js';
import '../views/explain/element.js';
import '../views/judge/element.js';
import '../views/table/menus.js';
import type { JudgeDraft } from '../views/judge/element.js';
import { define } from '../views/light.js';
import { draftOf, keepDraft } from './drafts.js';

/** Folders open with the site; on disk nothing does that. */
const pageName = () => (location.protocol === 'file:' ? (location.pathname.split('/').at(-1) ?? '') : '');

export class GamePage extends Desk {
  #near: IntersectionObserver | undefined;
  /** The page is new and its view further down; it is kept in sight until the page stands. */
  #arriving = false;
  #draft: JudgeDraft = { input: '', expected: '', seed: '1' };

  protected override firstUpdated(): void {
    const section = this.querySelector('#play');
    if (!section) return;
    this.#near = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && void this.loadBoard(), {
      rootMargin: '300px',
    });
    this.#near.observe(section);
  }

  protected override async loadBoard(): Promise<void> {
    this.#near?.disconnect();
    await super.loadBoard();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#near?.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game')) this.#draft = draftOf(this.game.id);
    super.willUpdate(changed);
  }

  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get('route') as Route | undefined;
    if (changed.has('route') && before?.game !== this.route.game) this.#arriving = this.route.view !== 'table';
    else if (changed.has('route') && before?.view !== this.route.view) this.#show(this.route.view, 'smooth');
    if (!this.#arriving) return;
    // What stands above a section grows until the position is explained, one frame after this.
    requestAnimationFrame(() => this.#show(this.route.view, 'instant'));
    this.#arriving = !this.instance.explanation && !this.instance.error;
  }

  #show(view: ViewName, behavior: 'smooth' | 'instant'): void {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = view === 'table' && matchMedia('(min-width: 981px)').matches;
    if (top) window.scrollTo({ top: 0, behavior: calm ? 'instant' : behavior });
    else this.querySelector(`#${view}`)?.scrollIntoView({ behavior: calm ? 'instant' : behavior, block: 'start' });
  }

  #keep(event: CustomEvent<JudgeDraft>): void {
    this.#draft = event.detail;
    keepDraft(this.game.id, event.detail);
  }

  #jump(event: Event, view: ViewName): void {
    event.preventDefault();
    if (view === this.route.view) this.#show(view, 'smooth');
    else this.go({ view }, true);
  }

  /** The rules in the language of the page, which come once they are asked for. */
  #texts() {
    const { id } = this.game;
    const { language } = this.words;
    void loadTexts(id, language).then((fresh) => fresh && this.requestUpdate());
    return textsOf(id, language);
  }

  protected override render() {
    const say = this.words.strings;
    const { solution } = this.instance;
    const texts = this.#texts();
    const { title, first, source, credit } = this.words.game(this.game);
    return html`
      <article class="game view-${this.route.view}">
        <header class="game-head">
          <div class="game-title"><h1>${title}</h1>${this.share(new URL('.', location.href).href, pageName())}</div>
          ${texts ? html`<p class="kind">${texts.kind}</p>` : ''}
          ${this.answer()}
        </header>
        <section class="plate" id="table" aria-label=${say.app.tableOf(title)}>
          ${this.progress()} ${this.comparePanel(solution)}
          ${this.tableView(solution, title)}
          <p class="pattern">${this.caption() ?? texts?.pattern}</p>
          <p class="print-link">${location.href}</p>
        </section>
        <div class="game-text">
          <nav class="sections" aria-label=${title}>
            ${views.map(
              (
                view,
              ) => html`<a href="#${view}" aria-current=${view === this.route.view ? 'true' : 'false'} @click=${(e: Event) => this.#jump(e, view)}
                >${say.app.sections[view]}</a
              >`,
            )}
          </nav>
          <section class="statement" aria-labelledby="rules-title">
            <h2 id="rules-title">${say.app.statement}</h2>
            ${texts?.statement.map((paragraph) => html`<p>${paragraph}</p>`)}
            <dl class="kind-of">
              <dt>${say.app.kindOf.first}</dt>
              <dd>${first}</dd>
              <dt>${say.app.kindOf.positions}</dt>
              <dd>${texts?.positions}</dd>
              <dt>${say.app.kindOf.terminal}</dt>
              <dd>${texts?.terminal}</dd>
            </dl>
          </section>
          <section aria-labelledby="position-title">
            <h2 id="position-title">${say.form.title}</h2>
            ${this.form()}
            ${leftOut(this.route).length > 0 ? html`<p class="notice" role="status">${say.app.notInLink(leftOut(this.route).join(', '))}</p>` : ''}
          </section>
          <section id="play" aria-labelledby="play-title">
            <h2 id="play-title">${say.play.title}</h2>
            ${this.playView(solution)}
          </section>
          <section id="explain" aria-labelledby="explain-title">
            <h2 id="explain-title">${say.explain.title}</h2>
            ${this.explainView(solution)}
          </section>
          <section id="judge" aria-labelledby="judge-title">
            <h2 id="judge-title">${say.judge.title}</h2>
            <grundy-judge
              .engine=${this.engine}
              .game=${this.game.id}
              .random=${randomOf(this.game.id)}
              .draft=${this.#draft}
              @draft-change=${this.#keep}
            ></grundy-judge>
          </section>
          <footer class="credits">
            <p>${say.app.source}: ${source}.${credit ? html` ${credit}.` : ''}</p>
          </footer>
        </div>
      </article>
    `;
  }
}

define('game-page', GamePage);
