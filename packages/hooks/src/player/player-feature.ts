/** Context of a player feature: its own part of the state, and the elements while they are mounted. */
export interface PlayerFeatureContext<State extends object> {
  video: () => HTMLVideoElement | null;
  /** The element around video and controls: what becomes full screen and what keys and pointers are followed in. */
  frame: () => HTMLElement | null;
  get: () => State;
  /** Notifies subscribers, unless nothing changed. */
  set: (patch: Partial<State>) => void;
}

/** One concern of the player: actions, and what it listens to until the signal aborts. */
export interface PlayerFeature<Actions extends object> {
  actions: Actions;
  attachVideo?: (video: HTMLVideoElement, signal: AbortSignal) => void;
  attachFrame?: (frame: HTMLElement, signal: AbortSignal) => void;
}

/**
 * Calls back at each of the events until the signal aborts. The signal is not handed to the listener: in tests `AbortController` may
 * be Node's, whose signals jsdom refuses.
 */
export function onEvents<Kind extends Event>(
  target: EventTarget,
  types: readonly string[],
  { signal, run }: { signal: AbortSignal; run: (event: Kind) => void },
): void {
  if (signal.aborted) return;
  for (const type of types) target.addEventListener(type, run as EventListener);
  signal.addEventListener('abort', () => {
    for (const type of types) target.removeEventListener(type, run as EventListener);
  });
}
