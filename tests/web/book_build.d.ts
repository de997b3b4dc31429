// Parts of scripts/book in the tests. It is JavaScript: it runs before anything is built.
declare module '*/scripts/book/sources.mjs' {
  export interface Chapter {
    id: string;
    language: string;
    file: string;
    title: string;
    lead: string;
    text: string;
    line: number;
  }
  export function contents(): { part: Record<string, string>; chapters: string[]; appendix?: boolean }[];
  export function ruleText(name: string): string;
  export function readChapter(id: string, language: string): Chapter | undefined;
}

declare module '*/scripts/book/computed.mjs' {
  type Evaluate = (expression: string) => unknown;
  export function evaluator(scope: object): Evaluate;
  export function compute(
    text: string,
    place: { file: string; line: number; language: string; evaluate: Evaluate },
  ): { text: string; computed: object[]; faults: string[] };
}

declare module '*/scripts/book/chapters.mjs' {
  type Chapter = import('*/scripts/book/sources.mjs').Chapter;
  export function renderAll(
    chapters: Chapter[],
    parts: object,
  ): Promise<(Chapter & { html: string; sections: object[]; exercises: { name: string; kind: string }[]; computed: object[] })[]>;
  export function programsOf(html: string): { name: string; input: string }[];
}

declare module '*/scripts/book/engine.mjs' {
  export function bookEngine(): Promise<object>;
}

declare module '*/scripts/book/figures.mjs' {
  export function figureMaker(): Promise<{
    close(): void;
    engine: import('../../web/engine/api.js').Engine;
    calculator: import('../../web/engine/api.js').ValueEngine;
  }>;
}

declare module '*/scripts/book/targets.mjs' {
  export function inPages(id: string, language: string): object;
}

declare module '*/scripts/book/words.mjs' {
  export const words: Record<string, object>;
}

declare module '*/scripts/vite/methods.mjs' {
  export function allMethods(): Promise<Record<string, { methods: object[] }>>;
}

declare module '*/scripts/faults.mjs' {
  export function faultsText(): string;
}
