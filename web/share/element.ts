// <grundy-share>: a button, and a dialog with links, tags and pictures to share.
import { html } from 'lit';
import { copy, download } from '../views/table/export/deliver.js';
import type { FileKind } from '../views/table/export/file.js';
import { define, View } from '../views/view.js';
import { routeHash } from '../workspace/route.js';
import type { Shared, Subject } from './texts.js';

const kinds = ['link', 'element', 'mdx', 'iframe', 'markdown'] as const satisfies readonly (keyof Shared)[];
const pictures = ['png', 'svg', 'csv'] as const satisfies readonly FileKind[];

export class Share extends View {
  static override properties = {
    subject: { attribute: false },
    save: { attribute: false },
    open: { state: true },
    notice: { state: true },
    copied: { state: true },
  };
  /** The subject to share. */
  declare subject: (() => Subject | Promise<Subject>) | undefined;
  /** Makes a file of the table; undefined where no table is shown. */
  declare save: ((kind: FileKind) => Promise<Blob>) | undefined;
  declare open: boolean;
  /** Result of the last action, as text. */
  declare notice: string;
  /** The text copied last. */
  declare copied: keyof Shared | undefined;

  constructor() {
    super();
    this.open = false;
    this.notice = '';
  }

  get #dialog(): HTMLDialogElement {
    return this.querySelector('dialog') as HTMLDialogElement;
  }

  /** Makes the links and tags; loaded for the first dialog. */
  #texts: typeof import('./texts.js') | undefined;
  /** Subject of the open dialog. */
  #subject: Subject | undefined;

  async #show(): Promise<void> {
    this.#subject = undefined;
    await this.#do(async () => {
      this.#texts ??= await import('./texts.js');
      this.#subject = await this.subject?.();
      return '';
    });
    this.open = true;
    await this.updateComplete;
    this.#dialog.showModal();
  }

  async #do(act: () => Promise<string>): Promise<void> {
    this.notice = '';
    this.copied = undefined;
    try {
      this.notice = await act();
    } catch (error) {
      this.notice = this.words.error(error);
    }
  }

  #copy(kind: keyof Shared, text: string): Promise<void> {
    return this.#do(async () => {
      await copy(this.words, text, this.#dialog);
      this.copied = kind;
      return this.words.strings.share.copied;
    });
  }

  #save(kind: FileKind, name: string): Promise<void> {
    return this.#do(async () => {
      const blob = await this.save?.(kind);
      if (!blob) return '';
      download(blob, name);
      return this.words.strings.table.save.saved(name);
    });
  }

  protected override render() {
    const t = this.words.strings.share;
    return html`<button type="button" class="quiet share-open" aria-haspopup="dialog" @click=${this.#show}>${t.title}</button>
      <dialog
        class="share"
        aria-label=${t.title}
        @close=${() => {
          this.open = false;
        }}
        @click=${(event: Event) => event.target === event.currentTarget && this.#dialog.close()}
      >
        ${this.open ? this.#content() : ''}
      </dialog>`;
  }

  #content() {
    const t = this.words.strings.share;
    const subject = this.#subject;
    return html`<form method="dialog" class="share-body">
      <div class="share-head"><strong>${t.title}</strong><button class="quiet" aria-label=${t.close}>×</button></div>
      ${subject ? this.#offers(subject) : ''}
      <p class="share-status" role="status">${this.notice}</p>
    </form>`;
  }

  #offers(subject: Subject) {
    const t = this.words.strings.share;
    const texts = this.#texts?.sharedTexts(subject);
    const missing = this.#texts?.omittedFromLink(subject.linked ?? subject.route) ?? [];
    return html`
      ${kinds.map(
        (kind) =>
          texts &&
          html`<div class="share-row">
          <label for="share-${kind}">${t.kinds[kind]}</label>
          <textarea id="share-${kind}" class="mono" readonly rows=${kind === 'element' || kind === 'mdx' ? 4 : kind === 'iframe' ? 3 : 2} .value=${texts[kind]}
            @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea>
          <button type="button" aria-label=${t.copy(t.kinds[kind])} @click=${() => this.#copy(kind, texts[kind])}>${this.copied === kind ? t.copied : t.copyShort}</button>
        </div>`,
      )}
      ${subject.site.startsWith('http') && this.#texts?.omittedFromLink(subject.route).length === 0 ? html`<p><a href="${subject.site}figure/index.html${routeHash(subject.route)}">${t.make}</a></p>` : ''}
      ${missing.length > 0 ? html`<p class="notice" role="status">${this.words.strings.app.notInLink(missing.join(', '))}</p>` : ''}
      ${
        this.save
          ? html`<div class="share-files">
              <span>${t.files}</span>
              ${pictures.map(
                (
                  kind,
                ) => html`<button type="button" data-share=${kind} @click=${() => this.#save(kind, `grundyscope-${subject.file ?? subject.route.game}.${kind}`)}>
                  ${kind.toUpperCase()}
                </button>`,
              )}
            </div>`
          : ''
      }
    `;
  }
}

define('grundy-share', Share);
