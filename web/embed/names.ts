// Types of the element for the code of pages.
import type { Answer } from '../engine/api.js';
import type { Change } from './change.js';
import type { GrundyScope } from './element.js';

/** The events of a figure. */
export interface GrundyScopeEventMap {
  ready: CustomEvent<Answer | undefined>;
  error: CustomEvent<{ message: string }>;
  change: CustomEvent<Change>;
  height: CustomEvent<number>;
  progress: CustomEvent<number>;
}

declare module './element.js' {
  interface GrundyScope {
    addEventListener<K extends keyof GrundyScopeEventMap>(
      type: K,
      listener: (this: GrundyScope, event: GrundyScopeEventMap[K]) => unknown,
      options?: boolean | AddEventListenerOptions,
    ): void;
    addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
    removeEventListener<K extends keyof GrundyScopeEventMap>(
      type: K,
      listener: (this: GrundyScope, event: GrundyScopeEventMap[K]) => unknown,
      options?: boolean | EventListenerOptions,
    ): void;
    removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'grundy-scope': GrundyScope;
  }
}
