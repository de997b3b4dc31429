// The library: <grundy-gallery>, all games with pictures, grouped by what they are played with or by what solves them.
import { html } from 'lit';
import { siteWords } from '../i18n/site_words.js';
import '../lab/examples.js';
import { examplesFound } from '../lab/gallery.js';
import type { LabEngine } from '../lab/lab_engine.js';
import { labPhrases, labWords, loadLabWords } from '../lab/words.js';
import { openFirst } from '../shell/best_first.js';
import { siteFooter } from '../shell/footer.js';
import { siteHeader } from '../shell/header.js';
import { applyLanguage, chooseLanguage, speech } from '../shell/language.js';
import { ShellPage } from '../shell/page.js';
import { inOneFile, labPage, siteFolder } from '../shell/places.js';
import { focusSearch, gameSearch } from '../shell/search.js';
import { isDark } from '../shell/theme.js';
import { define } from '../views/view.js';
import { onKeys } from '../workspace/keys.js';

const LAB = siteFolder + labPage();
const groupings = ['kind', 'technique'] as const;

let start: () => Promise<LabEngine>;

class GalleryPage extends ShellPage<LabEngine> {
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
    return siteFolder;
  }

  protected override start(): Promise<LabEngine> {
    return start();
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
        root: siteFolder,
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
        ${inOneFile ? '' : this.#census()}
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
        <lab-examples .engine=${engine} .dark=${isDark()} .query=${this.query} .by=${this.by}
          .root=${siteFolder} .lab=${LAB}></lab-examples>
        ${found === 0 ? html`<p role="status">${t.home.nothing(this.query)} <a href=${LAB}>${t.home.write}</a></p>` : ''}
      </div>
      ${siteFooter(language, siteFolder)}`;
  }

  #census() {
    const { language } = this.words;
    const folder = language === 'en' ? '' : `${language}/`;
    return html`<p><a href="${folder}census/index.html">${labWords(language).gallery.census}</a></p>`;
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

/** Defines <grundy-gallery>. `startLab`: starts the engine of the pictures. */
export function openGallery(startLab: typeof start): void {
  start = startLab;
  define('grundy-gallery', GalleryPage);
}
