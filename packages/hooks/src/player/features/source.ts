import { onEvents, type PlayerFeature, type PlayerFeatureContext, type PlayerFeatureParts } from '../player-feature.js';

export interface SourceState {
  /** True once size and duration of the video are known. */
  ready: boolean;
  /** True if the file cannot be loaded or has no picture. */
  failed: boolean;
}

export interface SourceActions {
  /** Reloads the file or its replacement, and continues at the same position. */
  reload: () => void;
}

const initialState: SourceState = { ready: false, failed: false };

export const sourceFeature: PlayerFeature<SourceState, SourceActions> = {
  initialState,
  onVideoDetach: initialState,
  create,
};

function create({ video, set }: PlayerFeatureContext<SourceState>): PlayerFeatureParts<SourceActions> {
  /** Derived from events: a browser may pause a failed or reloading video before it reports that. */
  let playing = false;
  /** True if playback must resume after the file broke or was replaced. */
  let resume = false;

  return {
    actions: {
      reload() {
        const element = video();
        if (!element) return;
        set(initialState);
        element.load();
      },
    },
    attachVideo(element, signal) {
      const sync = () => {
        const ready = element.readyState >= HTMLMediaElement.HAVE_METADATA;
        // Browsers play only the sound if they do not support the video codec.
        set({ ready, failed: Boolean(element.error) || (ready && element.videoWidth === 0) });
      };
      const breakOff = () => {
        resume ||= playing;
        playing = false;
        sync();
      };
      const begin = () => {
        sync();
        if (resume) void element.play().catch(() => {});
        resume = false;
      };
      playing = !element.paused;
      resume = false;
      onEvents(element, ['play'], { signal, run: () => (playing = true) });
      onEvents(element, ['pause', 'ended'], { signal, run: () => (playing = false) });
      onEvents(element, ['error', 'emptied'], { signal, run: breakOff });
      onEvents(element, ['loadedmetadata'], { signal, run: begin });
      onEvents(element, ['loadstart'], { signal, run: sync });
      sync();
    },
  };
}
