// The table's keys and their commands.

export type Command =
  | { kind: 'move'; dx: number; dy: number }
  | { kind: 'edge'; to: 'start' | 'end'; whole: boolean }
  | { kind: 'page'; dy: 1 | -1 }
  | { kind: 'zoom'; factor: number }
  | { kind: 'fit' }
  | { kind: 'seek'; along: 'row' | 'column'; backward: boolean; outcomes: 'P' | 'D' }
  | { kind: 'explain' }
  | { kind: 'go' }
  | { kind: 'leave' };

/**
 * p and d find the next P- or D-cell along the row, with Shift the previous one, with Alt along the column. Alt changes the character on
 * some keyboards, so the key's code is used then.
 */
function seek(event: Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'shiftKey'>): Command | undefined {
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : event.altKey ? event.code.replace('Key', '') : '';
  if (letter !== 'P' && letter !== 'D') return undefined;
  return { kind: 'seek', along: event.altKey ? 'column' : 'row', backward: event.shiftKey, outcomes: letter };
}

/** Directions on screen: up is up, whatever the order of the rows. */
export function commandOf(event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): Command | undefined {
  const whole = event.ctrlKey || event.metaKey;
  if (whole && !event.altKey && event.key === 'Home') return { kind: 'edge', to: 'start', whole };
  if (whole && !event.altKey && event.key === 'End') return { kind: 'edge', to: 'end', whole };
  if (whole) return undefined;
  const found = seek(event);
  if (found || event.altKey) return found;
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
      return { kind: 'edge', to: 'start', whole };
    case 'End':
      return { kind: 'edge', to: 'end', whole };
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
