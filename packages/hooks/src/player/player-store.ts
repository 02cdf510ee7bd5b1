import { createListeners } from '@flowlens/core/internal';
import { combineFeatures } from './combine-features.js';
import { type CaptionsActions, captionsFeature, type CaptionsState } from './features/captions.js';
import { controlsFeature, type ControlsState } from './features/controls.js';
import { type FullscreenActions, fullscreenFeature, type FullscreenState } from './features/fullscreen.js';
import { type HelpActions, helpFeature, type HelpState } from './features/help.js';
import { type IdleActions, idleFeature, type IdleState } from './features/idle.js';
import {
  type PictureInPictureActions,
  pictureInPictureFeature,
  type PictureInPictureState,
} from './features/picture-in-picture.js';
import { type PlaybackActions, playbackFeature, type PlaybackState } from './features/playback.js';
import { type RateActions, rateFeature, type RateState } from './features/rate.js';
import { type SourceActions, sourceFeature, type SourceState } from './features/source.js';
import { type StopsActions, stopsFeature, type StopsState } from './features/stops.js';
import { type TimeActions, timeFeature, type TimeState } from './features/time.js';
import { type VolumeActions, volumeFeature, type VolumeState } from './features/volume.js';

const FEATURES = [
  playbackFeature,
  sourceFeature,
  timeFeature,
  volumeFeature,
  rateFeature,
  controlsFeature,
  fullscreenFeature,
  pictureInPictureFeature,
  captionsFeature,
  stopsFeature,
  idleFeature,
  helpFeature,
] as const;

export interface PlayerState
  extends
    PlaybackState,
    SourceState,
    TimeState,
    VolumeState,
    RateState,
    ControlsState,
    FullscreenState,
    PictureInPictureState,
    CaptionsState,
    StopsState,
    IdleState,
    HelpState {}

export interface PlayerActions
  extends
    PlaybackActions,
    SourceActions,
    TimeActions,
    VolumeActions,
    RateActions,
    FullscreenActions,
    PictureInPictureActions,
    CaptionsActions,
    StopsActions,
    IdleActions,
    HelpActions {}

/** State and actions of one player. A host creates it to share them with parts outside of the player. */
export interface PlayerStore {
  getState: () => PlayerState;
  /** Initial state of a player, for the first render. */
  getInitialState: () => PlayerState;
  /** Calls back after every change. Returns the function that ends the subscription. */
  subscribe: (onChange: () => void) => () => void;
  actions: PlayerActions;
  /** Attaches a video element. Returns the function that detaches it. */
  attachVideo: (video: HTMLVideoElement) => () => void;
  /** Handles keyboard and pointer events in the element around it. Returns the function that detaches it. */
  attachFrame: (frame: HTMLElement) => () => void;
}

const player = /* @__PURE__ */ combineFeatures<PlayerState, PlayerActions>(FEATURES);

export interface PlayerStoreOptions {
  /**
   * Duration of the video in milliseconds, if the flow provides it, so that the player shows it without another render.
   * @default 0
   */
  durationMs?: number | undefined;
}

/**
 * Creates a player's state: playback, time, volume, rate, controls, fullscreen and so on, each as a separate feature. Does
 * not access any element before one is attached, so it can be created on a server.
 *
 * @example
 * const [player] = useState(createPlayerStore);
 * <FlowPlayer flowId={flowId} store={player} />
 */
export function createPlayerStore({ durationMs = 0 }: PlayerStoreOptions = {}): PlayerStore {
  const initialState = { ...player.initialState, durationMs };
  let state = initialState;
  let video: HTMLVideoElement | null = null;
  let frame: HTMLElement | null = null;
  const listeners = createListeners();

  function set(patch: Partial<PlayerState>) {
    const keys = Object.keys(patch) as (keyof PlayerState)[];
    if (keys.every((key) => isSame(patch[key], state[key]))) return;
    state = { ...state, ...patch };
    listeners.notify();
  }

  const { actions, ...parts } = player.create({ video: () => video, frame: () => frame, get: () => state, set });

  return {
    getState: () => state,
    getInitialState: () => initialState,
    subscribe: listeners.subscribe,
    actions,
    attachVideo(element) {
      const lifetime = new AbortController();
      video = element;
      parts.attachVideo(element, lifetime.signal);
      return () => {
        lifetime.abort();
        if (video === element) video = null;
        set(player.onVideoDetach);
      };
    },
    attachFrame(element) {
      const lifetime = new AbortController();
      frame = element;
      parts.attachFrame(element, lifetime.signal);
      return () => {
        lifetime.abort();
        if (frame === element) frame = null;
        set(player.onFrameDetach);
      };
    },
  };
}

/** Compares values. Two empty arrays are equal, so they cause no render. */
function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (isEmptyList(one) && isEmptyList(other));
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
