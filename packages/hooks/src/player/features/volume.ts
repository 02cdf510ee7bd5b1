import { DEFAULT_VOLUME } from '@flowlens/core/limits';
import { onEvents, type PlayerFeature, type PlayerFeatureContext, type PlayerFeatureParts } from '../player-feature.js';

export interface VolumeState {
  /** From 0 to 1. */
  volume: number;
  muted: boolean;
}

export interface VolumeActions {
  /** Value from 0 to 1; a volume above 0 also unmutes. */
  setVolume: (volume: number) => void;
  setMuted: (muted: boolean) => void;
  /** Restores the default volume if the volume itself is 0. */
  toggleMute: () => void;
}

const initialState: VolumeState = { volume: DEFAULT_VOLUME, muted: false };

export const volumeFeature: PlayerFeature<VolumeState, VolumeActions> = { initialState, create };

function create({ video, get, set }: PlayerFeatureContext<VolumeState>): PlayerFeatureParts<VolumeActions> {
  function change(next: Partial<VolumeState>) {
    set(next);
    const element = video();
    if (element) apply(element, get());
  }
  const setVolume = (volume: number) => {
    const clamped = Math.min(Math.max(volume, 0), 1);
    change({ volume: clamped, muted: clamped === 0 ? get().muted : false });
  };

  return {
    actions: {
      setVolume,
      setMuted: (muted) => change({ muted }),
      toggleMute: () => (get().volume === 0 ? setVolume(DEFAULT_VOLUME) : change({ muted: !get().muted })),
    },
    attachVideo(element, signal) {
      apply(element, get());
      onEvents(element, ['volumechange'], {
        signal,
        run: () => set({ volume: element.volume, muted: element.muted }),
      });
    },
  };
}

function apply(element: HTMLVideoElement, { volume, muted }: VolumeState) {
  element.volume = volume;
  element.muted = muted;
}
