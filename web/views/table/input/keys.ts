// Keys of the table, as commands.

export type Command =
  | { kind: 'move'; dx: number; dy: number }
  | { kind: 'edge'; to: 'start' | 'end' }
  | { kind: 'page'; dy: 1 | -1 }
  | { kind: 'zoom'; factor: number }
  | { kind: 'fit' }
  | { kind: 'explain' }
  | { kind: 'go' }
  | { kind: 'leave' };

/** Directions are those of the screen: up is up, whichever way the rows count. */
export function commandOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): Command | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const far = event.shiftKey ? 10 : 1;
  switch (event.key) {
    case 'ArrowLeft':
      return { kind: 'move', dx: -far, dy: 0 };
    case 'ArrowRight':
      return { kind: 'move', dx: far, dy: 0 };
    case 'ArrowUp':
      return { kind: 'move', dx: 0, dy: -far };
    case 'ArrowDown':
      return { kind: 'move', dx: 0, dy: far };
    case 'Home':
      return { kind: 'edge', to: 'start' };
    case 'End':
      return { kind: 'edge', to: 'end' };
    case 'PageUp':
      return { kind: 'page', dy: -1 };
    case 'PageDown':
      return { kind: 'page', dy: 1 };
    case '+':
    case '=':
      return { kind: 'zoom', factor: 1.5 };
    case '-':
      return { kind: 'zoom', factor: 1 / 1.5 };
    case '0':
      return { kind: 'fit' };
    case 'Enter':
    case ' ':
      return { kind: 'explain' };
    case 'g':
      return { kind: 'go' };
    case 'Escape':
      return { kind: 'leave' };
    default:
      return undefined;
  }
}
