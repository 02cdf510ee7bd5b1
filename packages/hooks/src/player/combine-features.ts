import type { PlayerFeature, PlayerFeatureContext } from './player-feature.js';

export interface CombinedFeatures<State extends object, Actions extends object> {
  initialState: State;
  create: (context: PlayerFeatureContext<State>) => {
    actions: Actions;
    attachVideo: (video: HTMLVideoElement, signal: AbortSignal) => void;
    attachFrame: (frame: HTMLElement, signal: AbortSignal) => void;
  };
  /** Changes to the state when the video is detached. */
  onVideoDetach: Partial<State>;
  /** Changes to the state when the frame is detached. */
  onFrameDetach: Partial<State>;
}

/** Combines features into one. Each can call the actions of all features. They attach in the order of the list. */
export function combineFeatures<State extends object, Actions extends object>(
  features: readonly PlayerFeature<Partial<State>, Partial<Actions>, State, Actions>[],
): CombinedFeatures<State, Actions> {
  const merge = <Part extends object>(parts: readonly (Part | undefined)[]) => Object.assign({}, ...parts) as Part;
  return {
    initialState: merge(features.map(({ initialState }) => initialState)) as State,
    onVideoDetach: merge(features.map(({ onVideoDetach }) => onVideoDetach)),
    onFrameDetach: merge(features.map(({ onFrameDetach }) => onFrameDetach)),
    create(context) {
      const actions = {} as Actions;
      const parts = features.map((feature) => feature.create(context, actions));
      for (const part of parts) Object.assign(actions, part.actions);
      return {
        actions,
        attachVideo: (video, signal) => parts.forEach((part) => part.attachVideo?.(video, signal)),
        attachFrame: (frame, signal) => parts.forEach((part) => part.attachFrame?.(frame, signal)),
      };
    },
  };
}
