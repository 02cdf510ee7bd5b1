import { PLAYER_SHORTCUTS, type PlayerShortcut } from './player-shortcuts.js';
import { shortcutKey } from './shortcut-key.js';

/** Keys of a shortcut, and its action. */
export interface Hotkey<Run> extends Pick<PlayerShortcut, 'keys' | 'once'> {
  run: Run;
}

/** Elements with keys of their own: text fields, lists, and overlays, which cover the page. */
const OWN_KEYS = [
  'input, textarea, select, [contenteditable]:not([contenteditable="false"])',
  ...['textbox', 'searchbox', 'combobox', 'listbox', 'menu', 'dialog', 'alertdialog'].map((role) => `[role="${role}"]`),
].join();

const PRESSABLE = 'button, a[href], summary, [role="button"]';

/** Keys that scroll the focused region. */
const SCROLL_KEYS: readonly string[] = [' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/**
 * Returns the action of a key. Null for other keys, for keys that a text field, a list, a dialog or a scrollable region
 * handles, and for keys that press the focused button.
 *
 * @param hotkeys The shortcuts of the player by default.
 * @param frame Element of the shortcuts. A dialog around it does not disable them.
 */
export function hotkeyFor(event: KeyboardEvent): PlayerShortcut['run'] | null;
export function hotkeyFor<Run>(
  event: KeyboardEvent,
  hotkeys: readonly Hotkey<Run>[],
  frame?: Element | null,
): Run | (() => void) | null;
export function hotkeyFor(
  event: KeyboardEvent,
  hotkeys: readonly Hotkey<unknown>[] = Object.values(PLAYER_SHORTCUTS),
  frame?: Element | null,
): unknown {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.composedPath()[0];
  if (target instanceof Element && handlesKey(target, event.key, frame)) return null;
  const key = shortcutKey(event);
  const find = (name: string) => hotkeys.find(({ keys }) => keys.includes(name));
  const hotkey = (event.shiftKey && find(`shift+${key}`)) || find(key);
  if (!hotkey) return null;
  // Handled nevertheless, because a held Space would scroll the page.
  return event.repeat && hotkey.once ? ignore : hotkey.run;
}

function ignore() {}

function handlesKey(target: Element, key: string, frame: Element | null | undefined): boolean {
  const owner = target.closest(OWN_KEYS);
  if (owner && !(frame && owner.contains(frame))) return true;
  if (key === ' ' && target.closest(PRESSABLE)) return true;
  return SCROLL_KEYS.includes(key) && scrolls(target);
}

function scrolls(target: Element): boolean {
  const overflows = target.scrollHeight > target.clientHeight || target.scrollWidth > target.clientWidth;
  return overflows && /auto|scroll/.test(getComputedStyle(target).overflow);
}
