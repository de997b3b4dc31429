// The element in the JSX of React: `import type {} from 'grundyscope/react'`.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { GrundyScope } from './element.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'grundy-scope': DetailedHTMLProps<HTMLAttributes<GrundyScope>, GrundyScope> & {
        game: string;
        /** The element's own attributes, and the parameters of the game. */
        [attribute: string]: unknown;
      };
    }
  }
}
