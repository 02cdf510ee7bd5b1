import { type CaptionsActions, captionsFeature, type CaptionsState, initialCaptions } from './features/captions.js';
import { controlsFeature, type ControlsState, initialControls } from './features/controls.js';
import {
  type FullscreenActions,
  fullscreenFeature,
  type FullscreenState,
  initialFullscreen,
} from './features/fullscreen.js';
import { type HelpActions, helpFeature, type HelpState, initialHelp } from './features/help.js';
import { type IdleActions, idleFeature, type IdleState, initialIdle } from './features/idle.js';
import {
  initialPictureInPicture,
  type PictureInPictureActions,
  pictureInPictureFeature,
  type PictureInPictureState,
} from './features/picture-in-picture.js';
import { initialPlayback, type PlaybackActions, playbackFeature, type PlaybackState } from './features/playback.js';
import { initialRate, type RateActions, rateFeature, type RateState } from './features/rate.js';
import { initialSource, type SourceActions, sourceFeature, type SourceState } from './features/source.js';
import { initialStops, type StopsActions, stopsFeature, type StopsState } from './features/stops.js';
import { initialTime, type TimeActions, timeFeature, type TimeState } from './features/time.js';
import { initialVolume, type VolumeActions, volumeFeature, type VolumeState } from './features/volume.js';
import type { PlayerFeatureContext } from './player-feature.js';

export type PlayerState = PlaybackState &
  SourceState &
  TimeState &
  VolumeState &
  RateState &
  ControlsState &
  FullscreenState &
  PictureInPictureState &
  CaptionsState &
  StopsState &
  IdleState &
  HelpState;

export type PlayerActions = PlaybackActions &
  SourceActions &
  TimeActions &
  VolumeActions &
  RateActions &
  FullscreenActions &
  PictureInPictureActions &
  CaptionsActions &
  StopsActions &
  IdleActions &
  HelpActions;

/** State and actions of one player. Made by a host or a view that wants to share them with others than the player's own parts. */
export interface PlayerStore {
  getState: () => PlayerState;
  /** The state of a player that nobody has touched yet, for the first render. */
  getInitialState: () => PlayerState;
  /** Calls back after every change. Returns the function that ends the subscription. */
  subscribe: (onChange: () => void) => () => void;
  actions: PlayerActions;
  /** Follows a video element. Returns the function that lets go of it. */
  attachVideo: (video: HTMLVideoElement) => () => void;
  /** Follows keys and pointers in the element around it. Returns the function that lets go of it. */
  attachFrame: (frame: HTMLElement) => () => void;
}

const INITIAL_STATE: PlayerState = {
  ...initialPlayback,
  ...initialSource,
  ...initialTime,
  ...initialVolume,
  ...initialRate,
  ...initialControls,
  ...initialFullscreen,
  ...initialPictureInPicture,
  ...initialCaptions,
  ...initialStops,
  ...initialIdle,
  ...initialHelp,
};

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
  const initialState = { ...INITIAL_STATE, durationMs };
  let state = initialState;
  let video: HTMLVideoElement | null = null;
  let frame: HTMLElement | null = null;
  const listeners = new Set<() => void>();

  function set(patch: Partial<PlayerState>) {
    const keys = Object.keys(patch) as (keyof PlayerState)[];
    if (keys.every((key) => isSame(patch[key], state[key]))) return;
    state = { ...state, ...patch };
    listeners.forEach((listener) => listener());
  }

  const context: PlayerFeatureContext<PlayerState> = { video: () => video, frame: () => frame, get: () => state, set };
  const playback = playbackFeature(context);
  const source = sourceFeature(context);
  const time = timeFeature(context);
  const volume = volumeFeature(context);
  const rate = rateFeature(context);
  const controls = controlsFeature(context);
  const fullscreen = fullscreenFeature(context);
  const pictureInPicture = pictureInPictureFeature(context);
  const captions = captionsFeature(context);
  const stops = stopsFeature(context, time.actions);
  const idle = idleFeature(context, time.actions);
  const help = helpFeature(context);
  const features = [playback, source, time, volume, rate, controls, fullscreen, pictureInPicture, captions, idle];

  return {
    getState: () => state,
    getInitialState: () => initialState,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    actions: {
      ...playback.actions,
      ...source.actions,
      ...time.actions,
      ...volume.actions,
      ...rate.actions,
      ...fullscreen.actions,
      ...pictureInPicture.actions,
      ...captions.actions,
      ...stops.actions,
      ...idle.actions,
      ...help.actions,
    },
    attachVideo(element) {
      const lifetime = new AbortController();
      video = element;
      for (const feature of features) feature.attachVideo?.(element, lifetime.signal);
      return () => {
        lifetime.abort();
        if (video === element) video = null;
        set({ ...initialPlayback, ...initialSource, ...initialCaptions, pictureInPicture: false, skippedMs: null });
      };
    },
    attachFrame(element) {
      const lifetime = new AbortController();
      frame = element;
      for (const feature of features) feature.attachFrame?.(element, lifetime.signal);
      return () => {
        lifetime.abort();
        if (frame === element) frame = null;
        set({ ...initialControls, ...initialHelp, fullscreen: false });
      };
    },
  };
}

/** One empty list is like another: what shows it need not be drawn again. */
function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (isEmptyList(one) && isEmptyList(other));
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
