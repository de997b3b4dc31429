// <game-methods>: the methods of a game and what is proved of it, loaded when first shown.
import { html } from 'lit';
import { loadOnce } from '../base/load_once.js';
import { type Commands, commandLoader, methodCounter } from '../commands/index.js';
import type { Engine, GameInfo } from '../engine/api_messages.js';
import { chapterOf } from '../games/index.js';
import { siteWords } from '../i18n/site_words.js';
import { bookPage } from '../shell/places.js';
import type { Claims, Illustration, Methods, Parameters } from '../views/how/methods.js';
import { OnceNear } from '../views/once_near.js';
import { define, View } from '../views/view.js';
import { routeHash } from '../workspace/route.js';

/** Of a game that has none of its own. */
const none: Methods = { stepped: {}, counted: {}, methods: [] };

/** Time until a failed load is tried again. */
const RETRY_MS = 5000;

export class GameMethods extends View {
  static override properties = {
    engine: { attribute: false },
    game: { attribute: false },
    dark: { type: Boolean },
    parameters: { attribute: false },
    methods: { state: true },
    claims: { state: true },
    commands: { state: true },
  };
  declare engine: Engine;
  declare game: GameInfo;
  declare dark: boolean;
  declare parameters: Parameters;
  declare methods: Methods | undefined;
  declare claims: Claims | undefined;
  /** Loaded when the certificate is near the viewport. */
  declare commands: Commands | undefined;
  /** Language of the claims requested last. */
  #claimed: string | undefined;
  /** Its room is reserved (certificate/style.css). */
  readonly #nearCertificate = new OnceNear(this, async () => {
    this.commands = await commandLoader()?.();
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#start();
  }

  #start(): void {
    this.load().catch(() => {
      // The network may be back soon.
      this.#claimed = undefined;
      setTimeout(() => this.isConnected && this.#start(), RETRY_MS);
    });
  }

  protected override updated(): void {
    if (this.methods) void this.#loadClaims();
    // The views draw after this element.
    void this.querySelector<View>('grundy-how')?.updateComplete.then(() =>
      this.#nearCertificate.watch(this.querySelector('grundy-certificate')),
    );
  }

  /** Loads at once. Rejects if that fails; the next call tries again. */
  readonly load = loadOnce(() => this.#load());

  async #load(): Promise<void> {
    const [{ default: all }] = await Promise.all([import('virtual:grundyscope/methods'), import('./how.js')]);
    const [methods] = await Promise.all([all[this.game.id]?.(), this.#loadClaims()]);
    this.methods = methods?.default ?? none;
  }

  /** In the language of the page. */
  async #loadClaims(): Promise<void> {
    const { language } = this.words;
    if (language === this.#claimed) return;
    this.#claimed = language;
    const { claimsOf } = await import('../games/claims.js');
    const claims = await claimsOf(this.game.id, language);
    if (language === this.#claimed) this.claims = claims;
  }

  readonly #hrefOf = ({ parameters, at }: Illustration): string =>
    routeHash({ game: this.game.id, parameters: { ...parameters }, view: 'explain', ...(at && { at }) });

  protected override render() {
    if (!this.methods) return '';
    return html`<grundy-how
      .game=${this.game}
      .methods=${this.methods}
      .parameters=${this.parameters}
      .engine=${this.engine}
      ?dark=${this.dark}
      .counter=${methodCounter()}
      .claims=${this.claims}
      .hrefOf=${this.#hrefOf}
      .more=${html`<p><a href=${bookPage(this.words.language, chapterOf(this.game.id))}>${siteWords(this.words.language).shell.chapter}</a></p>
        ${commandLoader() && this.methods !== none ? html`<grundy-certificate .game=${this.game.id} .parameters=${this.parameters} .certifier=${this.commands?.certifier}></grundy-certificate>` : ''}`}
    ></grundy-how>`;
  }
}

define('game-methods', GameMethods);
