import type { PlayerActions } from './player-store.js';

/** How far J, L and the arrow keys go. */
export const SEEK_STEP_MS = 5_000;

/** Recordings say nothing of their frames; 30 a second is what a captured tab gives at most. */
export const FRAME_STEP_MS = 1_000 / 30;

type Hotkey = (actions: PlayerActions) => void;

const onceEach: Record<string, Hotkey> = {
  ' ': ({ togglePlay }) => togglePlay(),
  k: ({ togglePlay }) => togglePlay(),
  m: ({ toggleMute }) => toggleMute(),
  f: ({ toggleFullscreen }) => toggleFullscreen(),
};

const repeatable: Record<string, Hotkey> = {
  j: ({ seekBy }) => seekBy(-SEEK_STEP_MS),
  l: ({ seekBy }) => seekBy(SEEK_STEP_MS),
  arrowleft: ({ seekBy }) => seekBy(-SEEK_STEP_MS),
  arrowright: ({ seekBy }) => seekBy(SEEK_STEP_MS),
  ',': (actions) => stepFrame(actions, -1),
  '.': (actions) => stepFrame(actions, 1),
};

function stepFrame({ pause, seekBy }: PlayerActions, direction: 1 | -1) {
  pause();
  seekBy(direction * FRAME_STEP_MS);
}

/**
 * What a key does in the player: Space and K play or pause, J, L and the arrows go 5 s, M mutes, F is for full screen, comma and
 * full stop go a frame. Null for a key that is none, that a text field takes, or that presses the focused button.
 */
export function hotkeyFor(event: KeyboardEvent): Hotkey | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.composedPath()[0];
  if (target instanceof Element && (isEditable(target) || (event.key === ' ' && isPressable(target)))) return null;
  const key = event.key.toLowerCase();
  if (Object.hasOwn(onceEach, key)) return event.repeat ? null : (onceEach[key] ?? null);
  return Object.hasOwn(repeatable, key) ? (repeatable[key] ?? null) : null;
}

function isEditable(target: Element): boolean {
  return target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null;
}

function isPressable(target: Element): boolean {
  return target.closest('button, a[href], summary, [role="button"]') !== null;
}
