import type { Messages } from '@flowlens/core/messages';

/** Returns the labels of the keys of a shortcut: `shift+e` as Shift and E, an arrow as its sign. */
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
