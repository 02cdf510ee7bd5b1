/** Context of a player feature: its own part of the state, and the elements while they are mounted. */
export interface PlayerFeatureContext<State extends object> {
  video: () => HTMLVideoElement | null;
  /** Element around the video and the controls: it becomes fullscreen, and its keyboard and pointer events are handled. */
  frame: () => HTMLElement | null;
  get: () => State;
  /** Notifies subscribers, unless nothing changed. */
  set: (patch: Partial<State>) => void;
}

/** Actions of a feature, and the events that it handles until the signal aborts. */
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
  /** Receives the actions of all features. They are complete only after creation, so call them later. */
  create: (context: PlayerFeatureContext<Seen>, actions: Called) => PlayerFeatureParts<Actions>;
}

/**
 * Calls back on each of the events until the signal aborts. Does not pass the signal to `addEventListener`: in tests,
 * `AbortController` may be Node's, whose signals jsdom rejects.
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
