import { PLAYER_SHORTCUTS } from './player-shortcuts.js';
import type { PlayerShortcut } from './player-shortcuts.js';
import { shortcutKey } from './shortcut-key.js';

const shortcutByKey = new Map<string, PlayerShortcut>(
  Object.values<PlayerShortcut>(PLAYER_SHORTCUTS).flatMap((shortcut) => shortcut.keys.map((key) => [key, shortcut])),
);

/**
 * Returns the action of a key in `PLAYER_SHORTCUTS`. Null for other keys, for keys that a text field or a list handles, and
 * for keys that press the focused button.
 */
export function hotkeyFor(event: KeyboardEvent): PlayerShortcut['run'] | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.composedPath()[0];
  if (target instanceof Element && (isEditable(target) || (event.key === ' ' && isPressable(target)))) return null;
  const key = shortcutKey(event);
  const shortcut = (event.shiftKey && shortcutByKey.get(`shift+${key}`)) || shortcutByKey.get(key);
  if (!shortcut) return null;
  // Handled nevertheless, because a held Space would scroll the page.
  return event.repeat && shortcut.once ? ignore : shortcut.run;
}

function ignore() {}

function isEditable(target: Element): boolean {
  return target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null;
}

function isPressable(target: Element): boolean {
  return target.closest('button, a[href], summary, [role="button"]') !== null;
}
