import { useSyncExternalStore } from 'react';

let isOver = true;
const listeners = new Set<() => void>();

function set(value: boolean) {
  isOver = value;
  for (const listener of listeners) listener();
}

/** Before a story is drawn. */
export const beginPlay = () => set(false);
/** Behind its play function, or without one. */
export const endPlay = () => set(true);

/** Returns whether the play function of the current story has ended. */
export function useIsPlayed(): boolean {
  return useSyncExternalStore(subscribe, () => isOver);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
