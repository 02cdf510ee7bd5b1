import { onEvents, type PlayerFeature, type PlayerFeatureContext } from '../player-feature.js';

export interface RateState {
  /** 1 is the speed it was recorded at. */
  rate: number;
}

export interface RateActions {
  setRate: (rate: number) => void;
  /** The next of `PLAYBACK_RATES`, and round again. */
  cycleRate: () => void;
}

export const PLAYBACK_RATES: readonly number[] = [0.5, 1, 1.25, 1.5, 2];

export const initialRate: RateState = { rate: 1 };

export function rateFeature({ video, get, set }: PlayerFeatureContext<RateState>): PlayerFeature<RateActions> {
  function setRate(rate: number) {
    set({ rate });
    const element = video();
    if (element) apply(element, rate);
  }

  return {
    actions: {
      setRate,
      cycleRate: () => setRate(PLAYBACK_RATES.find((rate) => rate > get().rate) ?? PLAYBACK_RATES[0] ?? 1),
    },
    attachVideo(element, signal) {
      apply(element, get().rate);
      onEvents(element, ['ratechange'], { signal, run: () => set({ rate: element.playbackRate }) });
    },
  };
}

function apply(element: HTMLVideoElement, rate: number) {
  // A load resets the one to the other.
  element.defaultPlaybackRate = rate;
  element.playbackRate = rate;
}
