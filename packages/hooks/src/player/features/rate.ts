import { onEvents, type PlayerFeature, type PlayerFeatureContext, type PlayerFeatureParts } from '../player-feature.js';

export interface RateState {
  /** 1 is the speed it was recorded at. */
  rate: number;
}

export interface RateActions {
  /** Any speed the browser can play at; for one that it refuses, the video keeps the speed it has. */
  setRate: (rate: number) => void;
  /** The next faster (1) or slower (-1) of `PLAYBACK_RATES`, if there is one. */
  stepRate: (direction: 1 | -1) => void;
}

/** The speeds to choose from, in order; Chromium plays none beyond the last. */
export const PLAYBACK_RATES: readonly number[] = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 4, 8, 16];

const initialState: RateState = { rate: 1 };

export const rateFeature: PlayerFeature<RateState, RateActions> = { initialState, create };

function create({ video, get, set }: PlayerFeatureContext<RateState>): PlayerFeatureParts<RateActions> {
  function setRate(rate: number) {
    if (!(rate > 0)) return;
    const element = video();
    set({ rate: element ? apply(element, rate) : rate });
  }

  return {
    actions: {
      setRate,
      stepRate(direction) {
        const { rate } = get();
        const next =
          direction > 0
            ? PLAYBACK_RATES.find((other) => other > rate)
            : PLAYBACK_RATES.findLast((other) => other < rate);
        if (next !== undefined) setRate(next);
      },
    },
    attachVideo(element, signal) {
      set({ rate: apply(element, get().rate) });
      onEvents(element, ['ratechange'], { signal, run: () => set({ rate: element.playbackRate }) });
    },
  };
}

/** Gives the element a speed; returns the one it then has. */
function apply(element: HTMLVideoElement, rate: number): number {
  try {
    element.playbackRate = rate;
    // A load resets the one to the other.
    element.defaultPlaybackRate = rate;
  } catch {
    // Browsers throw for unsupported playback rates.
  }
  return element.playbackRate;
}
