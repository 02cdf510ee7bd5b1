'use client';

import { type PlayerStore, usePlayerSync } from '@flowlens/hooks';

/** What a host may set and hear of a player. Times in seconds, as those of a video element. */
export interface PlayerSyncProps {
  /** Where the video shall be. A change seeks; from then on the video moves on by itself and tells. */
  time?: number | undefined;
  /** Where the video starts. */
  defaultTime?: number | undefined;
  /** Runs about four times a second while the video plays, and after every jump. */
  onTimeChange?: ((time: number) => void) | undefined;
  /** A change plays or pauses. */
  playing?: boolean | undefined;
  /** True starts the video as soon as the browser lets it. @default false */
  defaultPlaying?: boolean | undefined;
  onPlayingChange?: ((playing: boolean) => void) | undefined;
  /** 1 is the speed it was recorded at. A speed that the browser refuses changes nothing. */
  rate?: number | undefined;
  /** @default 1 */
  defaultRate?: number | undefined;
  onRateChange?: ((rate: number) => void) | undefined;
  /** From 0 to 1. */
  volume?: number | undefined;
  /** From 0 to 1. @default 0.8 */
  defaultVolume?: number | undefined;
  onVolumeChange?: ((volume: number) => void) | undefined;
  muted?: boolean | undefined;
  /** @default false */
  defaultMuted?: boolean | undefined;
  onMutedChange?: ((muted: boolean) => void) | undefined;
  /** Whether idle stretches are left out while the video plays. */
  skipIdle?: boolean | undefined;
  /** @default false */
  defaultSkipIdle?: boolean | undefined;
  onSkipIdleChange?: ((skipIdle: boolean) => void) | undefined;
}

/** Keeps what a host sets and the player's state together; returns the props that are not about that. */
export function usePlayerSyncProps<Props extends PlayerSyncProps>(
  store: PlayerStore,
  props: Props,
): Omit<Props, keyof PlayerSyncProps> {
  const {
    time,
    defaultTime,
    onTimeChange,
    playing,
    defaultPlaying,
    onPlayingChange,
    rate,
    defaultRate,
    onRateChange,
    volume,
    defaultVolume,
    onVolumeChange,
    muted,
    defaultMuted,
    onMutedChange,
    skipIdle,
    defaultSkipIdle,
    onSkipIdleChange,
    ...rest
  } = props;

  usePlayerSync(store, {
    value: time,
    defaultValue: defaultTime,
    onChange: onTimeChange,
    select: (state) => state.timeMs / 1_000,
    apply: ({ actions }, seconds) => actions.seek(seconds * 1_000),
    same: (a, b) => Math.abs(a - b) < 0.25,
  });
  usePlayerSync(store, {
    value: playing,
    defaultValue: defaultPlaying,
    onChange: onPlayingChange,
    select: (state) => !state.paused,
    apply: ({ actions }, wanted) => (wanted ? actions.play() : actions.pause()),
  });
  usePlayerSync(store, {
    value: rate,
    defaultValue: defaultRate,
    onChange: onRateChange,
    select: (state) => state.rate,
    apply: ({ actions }, wanted) => actions.setRate(wanted),
  });
  usePlayerSync(store, {
    value: volume,
    defaultValue: defaultVolume,
    onChange: onVolumeChange,
    select: (state) => state.volume,
    apply: ({ actions }, wanted) => actions.setVolume(wanted),
  });
  usePlayerSync(store, {
    value: muted,
    defaultValue: defaultMuted,
    onChange: onMutedChange,
    select: (state) => state.muted,
    apply: ({ actions }, wanted) => actions.setMuted(wanted),
  });
  usePlayerSync(store, {
    value: skipIdle,
    defaultValue: defaultSkipIdle,
    onChange: onSkipIdleChange,
    select: (state) => state.skipIdle,
    apply: ({ actions }, wanted) => actions.setSkipIdle(wanted),
  });
  return rest;
}
