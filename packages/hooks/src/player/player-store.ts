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

/** State and actions of one player. Made by a host or a view that wants to share them with others than the player's own parts. */
export interface PlayerStore {
  getState: () => PlayerState;
  /** Initial state of a player, for the first render. */
  getInitialState: () => PlayerState;
  /** Calls back after every change. Returns the function that ends the subscription. */
  subscribe: (onChange: () => void) => () => void;
  actions: PlayerActions;
  /** Follows a video element. Returns the function that lets go of it. */
  attachVideo: (video: HTMLVideoElement) => () => void;
  /** Follows keys and pointers in the element around it. Returns the function that lets go of it. */
  attachFrame: (frame: HTMLElement) => () => void;
}

const player = /* @__PURE__ */ combineFeatures<PlayerState, PlayerActions>(FEATURES);

export interface PlayerStoreOptions {
  /** Length of the video in milliseconds, where a flow tells it: the player then need not be drawn again to show it. @default 0 */
  durationMs?: number | undefined;
}

/**
 * A player's state: playback, time, volume, rate, controls, full screen and so on, each a feature of its own. Touches no element before one
 * is attached, so it may be made on a server.
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

/** Compares values. Two empty lists are equal, so that they cause no render. */
function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (isEmptyList(one) && isEmptyList(other));
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
