import { onEvents, type PlayerFeature, type PlayerFeatureContext, type PlayerFeatureParts } from '../player-feature.js';

export interface RateState {
  /** 1 is the recorded speed. */
  rate: number;
}

export interface RateActions {
  /** Sets any speed that the browser supports; for other speeds, the video keeps its current one. */
  setRate: (rate: number) => void;
  /** Changes to the next faster (1) or slower (-1) of `PLAYBACK_RATES`, if there is one. */
  stepRate: (direction: 1 | -1) => void;
}

/** Available speeds, in order. Chromium supports none beyond the last. */
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

/** Sets the speed of the element and returns the resulting one. */
function apply(element: HTMLVideoElement, rate: number): number {
  try {
    element.playbackRate = rate;
    // Loading resets the rate to the default rate.
    element.defaultPlaybackRate = rate;
  } catch {
    // Browsers throw for unsupported playback rates.
  }
  return element.playbackRate;
}
