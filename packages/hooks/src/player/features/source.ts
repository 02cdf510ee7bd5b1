import { onEvents, type PlayerFeature, type PlayerFeatureContext, type PlayerFeatureParts } from '../player-feature.js';

export interface SourceState {
  /** True once size and duration of the video are known. */
  ready: boolean;
  /** True if the file cannot be loaded or has no picture. */
  failed: boolean;
  /** Width of the picture divided by its height; null until it is known. */
  aspectRatio: number | null;
}

export interface SourceActions {
  /** Reloads the file or its replacement, and continues at the same position. */
  reload: () => void;
}

const initialState: SourceState = { ready: false, failed: false, aspectRatio: null };

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
        set({ ready: false, failed: false });
        element.load();
      },
    },
    attachVideo(element, signal) {
      const sync = () => {
        const ready = element.readyState >= HTMLMediaElement.HAVE_METADATA;
        // Browsers play only the sound if they do not support the video codec.
        const { videoWidth: width, videoHeight: height } = element;
        set({ ready, failed: Boolean(element.error) || (ready && width === 0) });
        if (ready && width > 0 && height > 0) set({ aspectRatio: width / height });
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
      // The captured tab or window may change its size.
      onEvents(element, ['resize'], { signal, run: sync });
      onEvents(element, ['loadstart'], { signal, run: sync });
      sync();
    },
  };
}
