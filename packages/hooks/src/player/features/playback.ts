import { onEvents, type PlayerFeature, type PlayerFeatureContext, type PlayerFeatureParts } from '../player-feature.js';

export interface PlaybackState {
  paused: boolean;
  ended: boolean;
  /** True if playback waits for data. */
  waiting: boolean;
}

export interface PlaybackActions {
  /**
   * Works without a video: playback then starts once there is one. Does nothing if the browser refuses; `paused` shows the
   * result.
   */
  play: () => void;
  pause: () => void;
  togglePlay: () => void;
}

const initialState: PlaybackState = { paused: true, ended: false, waiting: false };

export const playbackFeature: PlayerFeature<PlaybackState, PlaybackActions> = {
  initialState,
  onVideoDetach: initialState,
  create,
};

function create({ video, set }: PlayerFeatureContext<PlaybackState>): PlayerFeatureParts<PlaybackActions> {
  /** True if playback was requested before there was a video. */
  let requested = false;

  const sync = () => {
    const element = video();
    if (element) set({ paused: element.paused, ended: element.ended });
  };
  // After a refusal (autoplay rules, a load in between) the video stays paused, and the state shows it.
  const play = () => {
    requested = !video();
    void video()?.play().catch(ignore);
    // The browser reports it later.
    sync();
  };
  const pause = () => {
    requested = false;
    video()?.pause();
    sync();
  };

  return {
    actions: {
      play,
      pause,
      togglePlay: () => (video()?.paused ? play() : pause()),
    },
    attachVideo(element, signal) {
      onEvents(element, ['play', 'pause', 'ended', 'seeked', 'emptied'], { signal, run: sync });
      onEvents(element, ['waiting'], { signal, run: () => set({ waiting: true }) });
      onEvents(element, ['playing', 'canplay', 'pause', 'emptied', 'error'], {
        signal,
        run: () => set({ waiting: false }),
      });
      if (requested) play();
      sync();
    },
  };
}

function ignore() {}
