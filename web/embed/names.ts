// What TypeScript knows of pages that hold the element.
import type { GrundyScope } from './element.js';

declare global {
  interface HTMLElementTagNameMap {
    'grundy-scope': GrundyScope;
  }
}
