import { clampTime } from '@flowlens/core/player';
import type { TimeRange } from '@flowlens/timeline';
import { onEvents, type PlayerFeature, type PlayerFeatureContext, type PlayerFeatureParts } from '../player-feature.js';
import { followTime } from './follow-time.js';

export interface TimeState {
  timeMs: number;
  /** Duration of the file, or of the flow if the file has none; 0 without either. */
  durationMs: number;
  buffered: readonly TimeRange[];
}

export interface TimeActions {
  /** Works without a video: playback then starts at that time. */
  seek: (timeMs: number) => void;
  seekBy: (deltaMs: number) => void;
  /** Sets the duration of the flow, for files without one of their own. */
  setFallbackDuration: (durationMs: number) => void;
}

const initialState: TimeState = { timeMs: 0, durationMs: 0, buffered: [] };

export const timeFeature: PlayerFeature<TimeState, TimeActions> = { initialState, create };

function create({ video, get, set }: PlayerFeatureContext<TimeState>): PlayerFeatureParts<TimeActions> {
  let fallbackDurationMs = get().durationMs;
  /** Target after the current seek. Dragging requests more positions than the video can show. */
  let nextMs: number | null = null;

  const updateDuration = () => set({ durationMs: fileDurationMs(video()) || fallbackDurationMs });
  const inReach = (timeMs: number) => {
    const { durationMs } = get();
    return durationMs > 0 ? clampTime(timeMs, durationMs) : Math.max(0, timeMs);
  };

  function seek(timeMs: number) {
    set({ timeMs: inReach(timeMs) });
    const element = video();
    if (!hasMetadata(element)) return;
    nextMs = element.seeking ? get().timeMs : null;
    if (nextMs === null) element.currentTime = get().timeMs / 1_000;
  }

  return {
    actions: {
      seek,
      seekBy: (deltaMs) => seek(get().timeMs + deltaMs),
      setFallbackDuration(durationMs) {
        fallbackDurationMs = durationMs;
        updateDuration();
      },
    },
    attachVideo(element, signal) {
      const readTime = () => {
        // A loading element reports zero, which must not replace the position to continue from.
        if (hasMetadata(element) && !element.error && nextMs === null) set({ timeMs: element.currentTime * 1_000 });
      };
      const readBuffered = () => set({ buffered: rangesOf(element.buffered) });
      const start = () => {
        nextMs = null;
        updateDuration();
        readBuffered();
        const startMs = inReach(get().timeMs);
        if (startMs !== element.currentTime * 1_000) element.currentTime = startMs / 1_000;
      };
      const settle = () => {
        if (nextMs !== null) element.currentTime = nextMs / 1_000;
        nextMs = null;
        readTime();
      };

      onEvents(element, ['loadedmetadata'], { signal, run: start });
      onEvents(element, ['seeked'], { signal, run: settle });
      onEvents(element, ['pause', 'ended'], { signal, run: readTime });
      onEvents(element, ['durationchange', 'emptied', 'error'], { signal, run: updateDuration });
      onEvents(element, ['progress', 'seeked', 'emptied'], { signal, run: readBuffered });
      followTime(element, { signal, run: readTime });
      if (hasMetadata(element)) start();
    },
  };
}

function hasMetadata(video: HTMLVideoElement | null): video is HTMLVideoElement {
  return video !== null && video.readyState >= HTMLMediaElement.HAVE_METADATA;
}

/** MediaRecorder files may report an infinite duration. */
function fileDurationMs(video: HTMLVideoElement | null): number {
  return video && Number.isFinite(video.duration) ? video.duration * 1_000 : 0;
}

function rangesOf(ranges: TimeRanges): TimeRange[] {
  return Array.from({ length: ranges.length }, (_, index) => ({
    startMs: ranges.start(index) * 1_000,
    endMs: ranges.end(index) * 1_000,
  }));
}
