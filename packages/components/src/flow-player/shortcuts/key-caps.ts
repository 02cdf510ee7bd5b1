import type { Messages } from '@flowlens/core/messages';

/** Returns the labels of a shortcut's keys: `shift+e` as Shift and E, an arrow key as its symbol. */
export function keyCaps(key: string, m: Messages['player']): string[] {
  return key.split('+').map((part) => {
    switch (part) {
      case ' ':
        return m.keySpace;
      case 'shift':
        return m.keyShift;
      case 'arrowleft':
        return '←';
      case 'arrowright':
        return '→';
      default:
        return part.toUpperCase();
    }
  });
}
