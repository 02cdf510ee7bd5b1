/** Context of a player feature: its own part of the state, and the elements while they are mounted. */
export interface PlayerFeatureContext<State extends object> {
  video: () => HTMLVideoElement | null;
  /** The element around video and controls: what becomes full screen and what keys and pointers are followed in. */
  frame: () => HTMLElement | null;
  get: () => State;
  /** Notifies subscribers, unless nothing changed. */
  set: (patch: Partial<State>) => void;
}

/** Actions of a feature, and the events that it follows until the signal aborts. */
export interface PlayerFeatureParts<Actions extends object> {
  actions: Actions;
  attachVideo?: (video: HTMLVideoElement, signal: AbortSignal) => void;
  attachFrame?: (frame: HTMLElement, signal: AbortSignal) => void;
}

/** One concern of the player. `Seen` is the state that it reads, `Called` the actions of other features that it calls. */
export interface PlayerFeature<
  State extends object,
  Actions extends object,
  Seen extends object = State,
  Called extends object = object,
> {
  initialState: State;
  /** Changes to the state when the video is detached. */
  onVideoDetach?: Partial<State>;
  /** Changes to the state when the frame is detached. */
  onFrameDetach?: Partial<State>;
  /** Gets actions that are complete once every feature is created, so they are for later calls only. */
  create: (context: PlayerFeatureContext<Seen>, actions: Called) => PlayerFeatureParts<Actions>;
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
