// The interfaces between a table and its menus.

import type { TemplateResult } from 'lit';
import type { Drawing, Solution } from '../../engine/api_messages.js';
import type { Words } from '../../i18n/words.js';
import type { Sight } from './export/sight.js';
import type { Highlights, Other } from './patterns.js';
import type { Viewer } from './viewer.js';

export interface MenuTable {
  readonly words: Words;
  readonly solution: Solution | undefined;
  readonly highlights: Highlights;
  readonly other: Other | undefined;
  readonly drawing: Drawing | undefined;
  readonly viewer: Viewer | undefined;
  readonly sight: Sight | undefined;
  tell(name: 'highlights-change' | 'compare-open' | 'compare-stop', detail?: unknown): void;
  changed(): void;
}

export interface TableMenus {
  render(): TemplateResult | '';
  /** Cancels the file being made. */
  cancel(): void;
}
