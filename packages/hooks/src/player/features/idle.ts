import type { TimeRange } from '@flowlens/timeline';
import { onEvents, type PlayerFeature, type PlayerFeatureContext, type PlayerFeatureParts } from '../player-feature.js';
import { followTime } from './follow-time.js';
import type { TimeActions } from './time.js';

/** Duration of the message about a skip. */
const SKIP_NOTE_MS = 2_000;

export interface IdleState {
  /** Idle stretches of the recording, in order of time. */
  idleStretches: readonly TimeRange[];
  /** True if playback skips them. */
  skipIdle: boolean;
  /** Length of the last skipped stretch; null after it has been announced. */
  skippedMs: number | null;
}

export interface IdleActions {
  setIdleStretches: (stretches: readonly TimeRange[]) => void;
  setSkipIdle: (skip: boolean) => void;
}

const initialState: IdleState = { idleStretches: [], skipIdle: false, skippedMs: null };

/** Skips idle stretches during playback. A stretch that the user seeks into is played. */
export const idleFeature: PlayerFeature<IdleState, IdleActions, IdleState, TimeActions> = {
  initialState,
  onVideoDetach: { skippedMs: null },
  create,
};

function create(
  { video, get, set }: PlayerFeatureContext<IdleState>,
  time: TimeActions,
): PlayerFeatureParts<IdleActions> {
  /** Last time of the video. Used to distinguish playing into a stretch from seeking into it. */
  let beforeMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function skip(element: HTMLVideoElement) {
    // Browsers may draw the next frame before they report a seek.
    if (element.paused || element.seeking) return;
    const timeMs = element.currentTime * 1_000;
    const stretch = get().idleStretches.find(({ startMs, endMs }) => startMs <= timeMs && timeMs < endMs);
    if (!stretch || !get().skipIdle || beforeMs > stretch.startMs) {
      beforeMs = timeMs;
      return;
    }
    beforeMs = stretch.endMs;
    time.seek(stretch.endMs);
    clearTimeout(timer);
    set({ skippedMs: stretch.endMs - timeMs });
    timer = setTimeout(() => set({ skippedMs: null }), SKIP_NOTE_MS);
  }

  return {
    actions: {
      setIdleStretches: (idleStretches) => set({ idleStretches }),
      setSkipIdle(skipIdle) {
        set({ skipIdle });
        if (!skipIdle) return;
        // Switching it on within a stretch skips the rest of the stretch; a paused video does so when playback starts.
        beforeMs = 0;
        const element = video();
        if (element) skip(element);
      },
    },
    attachVideo(element, signal) {
      followTime(element, { signal, run: () => skip(element) });
      // Not `seeked`, because a playing video may have moved into a stretch before that event.
      onEvents(element, ['seeking'], { signal, run: () => (beforeMs = element.currentTime * 1_000) });
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
  };
}
