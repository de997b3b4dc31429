// <game-methods>: how a game is solved and what is proved of it, loaded when one comes near.
import { html, type PropertyValues } from 'lit';
import { loadOnce } from '../base/load_once.js';
import { type Commands, commandLoader, methodCounter } from '../commands/index.js';
import type { Claims, Methods, Parameters, Seen } from '../views/how/methods.js';
import { define, View } from '../views/view.js';
import { routeHash } from '../workspace/route.js';

/** Until what could not be loaded is asked for again. */
const RETRY_MS = 5000;

export class GameMethods extends View {
  static override properties = {
    game: {},
    parameters: { attribute: false },
    settled: { type: Boolean },
    methods: { state: true },
    claims: { state: true },
    commands: { state: true },
  };
  declare game: string;
  declare parameters: Parameters;
  /** What stands above is all there: before, this only seems near. */
  declare settled: boolean;
  declare methods: Methods | undefined;
  declare claims: Claims | undefined;
  /** Loaded when what they are for comes near. */
  declare commands: Commands | undefined;
  /** The language of the claims that were asked for last. */
  #claimed: string | undefined;
  #near: IntersectionObserver | undefined;
  #nearCertificate: IntersectionObserver | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#near?.disconnect();
    this.#near = undefined;
    this.#nearCertificate?.disconnect();
    this.#nearCertificate = undefined;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.methods) void this.#loadClaims();
    this.#watchCertificate();
    if (!changed.has('settled') || !this.settled || this.#near) return;
    this.#near = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        this.#near?.disconnect();
        void this.load().catch(() => {
          // Perhaps the network is back the next time that one comes near.
          this.#claimed = undefined;
          this.#near = undefined;
          setTimeout(() => this.requestUpdate('settled'), RETRY_MS);
        });
      },
      { rootMargin: '300px' },
    );
    this.#near.observe(this);
  }

  /** Also before one comes near. Rejects where it cannot be loaded; then it may be asked for again. */
  readonly load = loadOnce(() => this.#load());

  async #load(): Promise<void> {
    const [{ default: all }] = await Promise.all([import('virtual:grundyscope/methods'), import('./how.js')]);
    const [methods] = await Promise.all([all[this.game]?.(), this.#loadClaims()]);
    this.methods = methods?.default;
  }

  /** In the language of the page. */
  async #loadClaims(): Promise<void> {
    const { language } = this.words;
    if (language === this.#claimed) return;
    this.#claimed = language;
    const { claimsOf } = await import('../games/claims.js');
    const claims = await claimsOf(this.game, language);
    if (language === this.#claimed) this.claims = claims;
  }

  /** Its place is kept free (certificate/style.css): what fills it comes when one is near. */
  #watchCertificate(): void {
    const place = this.querySelector('grundy-certificate');
    if (!place || this.#nearCertificate) return;
    this.#nearCertificate = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        this.#nearCertificate?.disconnect();
        void commandLoader()?.().then(
          (commands) => {
            this.commands = commands;
          },
          () => {
            // Perhaps the network is back the next time.
            this.#nearCertificate = undefined;
          },
        );
      },
      { rootMargin: '300px' },
    );
    this.#nearCertificate.observe(place);
  }

  readonly #hrefOf = ({ parameters, at }: Seen): string =>
    routeHash({ game: this.game, parameters: { ...parameters }, view: 'explain', ...(at && { at }) });

  protected override render() {
    if (!this.methods) return '';
    return html`<grundy-how
      .game=${this.game}
      .methods=${this.methods}
      .parameters=${this.parameters}
      .counter=${methodCounter()}
      .claims=${this.claims}
      .hrefOf=${this.#hrefOf}
    ></grundy-how>
    ${commandLoader() ? html`<grundy-certificate .game=${this.game} .parameters=${this.parameters} .certifier=${this.commands?.certifier}></grundy-certificate>` : ''}`;
  }
}

define('game-methods', GameMethods);
