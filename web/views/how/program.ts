// The code of a method in either language, to read and to take along.
import { html } from 'lit';
import type { HowWords } from '../../i18n/en/how.js';
import { download } from '../table/export/deliver.js';
import { codeView, textOf } from './code.js';
import type { Method } from './methods.js';

const LANGUAGES = { cpp: ['C++', 'cpp'], python: ['Python', 'py'] } as const;
export type CodeLanguage = keyof typeof LANGUAGES;

export interface Program {
  t: HowWords;
  method: Method;
  title: string;
  /** Name of the file without its ending. */
  file: string;
  language: CodeLanguage;
  /** The line of the C++ code that the last step executed. */
  line: number | undefined;
  notice: string;
  choose: (language: CodeLanguage) => void;
  copy: (text: string) => void;
}

export function programView({ t, method, title, file, language, line, notice, choose, copy }: Program) {
  const code = method[language];
  const text = () => textOf(code);
  return html`<div class="how-tools">
      <div class="how-languages" role="group" aria-label=${t.language}>
        ${(['cpp', 'python'] as const).map(
          (one) =>
            html`<button type="button" class="layer" aria-pressed=${one === language} @click=${() => choose(one)}>${LANGUAGES[one][0]}</button>`,
        )}
      </div>
      <button type="button" class="quiet" @click=${() => copy(text())}>${t.copy}</button>
      <button type="button" class="quiet" @click=${() => download(new Blob([text()], { type: 'text/plain' }), `${file}.${LANGUAGES[language][1]}`)}>${t.download}</button>
      <span role="status">${notice}</span>
    </div>
    ${codeView(code, language === 'cpp' ? line : undefined, t.code(title))}`;
}
