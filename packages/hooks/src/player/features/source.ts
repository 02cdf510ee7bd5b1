import { onEvents, type PlayerFeature, type PlayerFeatureContext } from '../player-feature.js';

export interface SourceState {
  /** Size and length of the video are known. */
  ready: boolean;
  /** The file cannot be loaded or has no picture. */
  failed: boolean;
}

export interface SourceActions {
  /** Loads the file anew, or the one that has taken its place, and goes on where it stopped. */
  reload: () => void;
}

export const initialSource: SourceState = { ready: false, failed: false };

export function sourceFeature({ video, set }: PlayerFeatureContext<SourceState>): PlayerFeature<SourceActions> {
  /** Loading pauses a video; one that played when its file broke shall play again. */
  let resume = false;

  return {
    actions: {
      reload() {
        const element = video();
        if (!element) return;
        resume ||= !element.paused && !element.ended;
        set(initialSource);
        element.load();
      },
    },
    attachVideo(element, signal) {
      const sync = () => {
        const ready = element.readyState >= HTMLMediaElement.HAVE_METADATA;
        // Sound without a picture is what a browser makes of a codec that it does not know.
        set({ ready, failed: Boolean(element.error) || (ready && element.videoWidth === 0) });
      };
      const breakOff = () => {
        resume = !element.paused && !element.ended;
        sync();
      };
      const begin = () => {
        sync();
        if (resume) void element.play().catch(() => {});
        resume = false;
      };
      onEvents(element, ['error'], { signal, run: breakOff });
      onEvents(element, ['loadedmetadata'], { signal, run: begin });
      onEvents(element, ['emptied', 'loadstart'], { signal, run: sync });
      sync();
    },
  };
}
