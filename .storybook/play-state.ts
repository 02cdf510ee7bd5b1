import { useSyncExternalStore } from 'react';

let isOver = true;
const listeners = new Set<() => void>();

function set(value: boolean) {
  isOver = value;
  for (const listener of listeners) listener();
}

/** Called before a story renders. */
export const beginPlay = () => set(false);
/** Called after the play function, or after rendering a story without one. */
export const endPlay = () => set(true);

/** Returns whether the play function of the current story has ended. */
export function useIsPlayed(): boolean {
  return useSyncExternalStore(subscribe, () => isOver);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
