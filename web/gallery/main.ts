// The library: <grundy-gallery>, all games with pictures, grouped by what they are played with or by what solves them.
import '../shell/style/index.css';
import '../offline/style.css';
import { html } from 'lit';
import { siteWords } from '../i18n/site_words.js';
import { startLab } from '../lab/engine.js';
import '../lab/examples.js';
import { examplesFound } from '../lab/gallery.js';
import type { LabEngine } from '../lab/lab_engine.js';
import { labPhrases, labWords, loadLabWords } from '../lab/words.js';
import { keepOffline } from '../offline/book.js';
import { tellOfLostParts } from '../offline/lost.js';
import { openFirst } from '../shell/best_first.js';
import { siteFooter } from '../shell/footer.js';
import { siteHeader } from '../shell/header.js';
import { applyLanguage, chooseLanguage, speech } from '../shell/language.js';
import { ShellPage } from '../shell/page.js';
import { focusSearch, gameSearch } from '../shell/search.js';
import { isDark } from '../shell/theme.js';
import { define } from '../views/view.js';
import { onKeys } from '../workspace/keys.js';

const ROOT = '../';
const LAB = `${ROOT}lab/index.html`;
const groupings = ['kind', 'technique'] as const;

export class GalleryPage extends ShellPage<LabEngine> {
  static override properties = { query: { state: true }, by: { state: true } };
  declare query: string;
  declare by: (typeof groupings)[number];

  constructor() {
    super();
    this.query = '';
    this.by = 'kind';
    void this.#speak(() => applyLanguage());
  }

  protected override get root(): string {
    return ROOT;
  }

  protected override start(): Promise<LabEngine> {
    return startLab();
  }

  protected override followAddress(): () => void {
    return onKeys((key) => {
      if (key === '/') focusSearch(this);
      return key === '/';
    });
  }

  protected override learn(): void {
    if (this.engine) speech.learn({ ...this.engine.phrases, ...labPhrases(this.words.language) });
  }

  async #speak(choose: () => Promise<void>): Promise<void> {
    await choose().catch(() => {});
    await loadLabWords(this.words.language).catch(() => {});
    this.learn();
    this.spoken = true;
    this.requestUpdate();
  }

  protected override updated(): void {
    const t = siteWords(this.words.language);
    document.title = `${t.home.gallery} · ${t.shell.name}`;
  }

  protected override render() {
    if (!this.spoken) return '';
    const { language } = this.words;
    return html`
      ${siteHeader({
        language,
        root: ROOT,
        here: 'gallery',
        choose: (code) => void this.#speak(async () => chooseLanguage(code)),
        themed: () => this.requestUpdate(),
      })}
      <main tabindex="-1">${this.failure || !this.engine ? this.waiting() : this.#page(this.engine)}</main>
    `;
  }

  #page(engine: LabEngine) {
    const { language } = this.words;
    const t = siteWords(language);
    const found = examplesFound(language, this.query).length;
    return html`<div class="home">
        <h1>${t.home.gallery}</h1>
        <p class="lead">${labWords(language).gallery.lead}</p>
        <p><a href="${language === 'en' ? '' : `${language}/`}census/index.html">${labWords(language).gallery.census}</a></p>
        <div class="library-tools">
          ${gameSearch(
            language,
            (query) => {
              this.query = query;
            },
            openFirst,
          )}
          ${this.query ? '' : this.#grouping()}
        </div>
        ${this.query && found > 0 ? html`<p class="quiet-text" role="status">${labWords(language).gallery.found(found)}</p>` : ''}
        <lab-examples .engine=${engine} .dark=${isDark()} .query=${this.query} .by=${this.by} .root=${ROOT} .lab=${LAB}></lab-examples>
        ${found === 0 ? html`<p role="status">${t.home.nothing(this.query)} <a href=${LAB}>${t.home.write}</a></p>` : ''}
      </div>
      ${siteFooter(language, ROOT)}`;
  }

  #grouping() {
    const t = labWords(this.words.language).gallery;
    return html`<fieldset class="grouping">
      <legend>${t.by}</legend>
      ${groupings.map(
        (by) =>
          html`<label><input type="radio" name="by" .checked=${by === this.by} @change=${() => {
            this.by = by;
          }} /> ${t.groups[by]}</label>`,
      )}
    </fieldset>`;
  }
}

define('grundy-gallery', GalleryPage);
keepOffline();
tellOfLostParts();
