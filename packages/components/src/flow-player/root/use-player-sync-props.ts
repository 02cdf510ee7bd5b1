'use client';

import { type PlayerStore, usePlayerSync } from '@flowlens/hooks';

/** Controlled values and events of a player. */
export interface PlayerSyncProps {
  /**
   * Time of the video, in milliseconds. A change seeks, unless it repeats the time that was just reported. Playback then
   * continues.
   */
  timeMs?: number | undefined;
  /** Initial time of the video, in milliseconds. @default 0 */
  defaultTimeMs?: number | undefined;
  /** Runs about four times a second while the video plays, and after every jump, with the time in milliseconds. */
  onTimeChange?: ((timeMs: number) => void) | undefined;
  /** A change plays or pauses. */
  playing?: boolean | undefined;
  /** True starts the video as soon as the browser lets it. @default false */
  defaultPlaying?: boolean | undefined;
  onPlayingChange?: ((playing: boolean) => void) | undefined;
  /** 1 is the recorded speed. Unsupported speeds change nothing. */
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
  /** True to skip idle stretches while the video plays. */
  skipIdle?: boolean | undefined;
  /** @default false */
  defaultSkipIdle?: boolean | undefined;
  onSkipIdleChange?: ((skipIdle: boolean) => void) | undefined;
}

export const SYNC_PROPS: Record<keyof PlayerSyncProps, true> = {
  timeMs: true,
  defaultTimeMs: true,
  onTimeChange: true,
  playing: true,
  defaultPlaying: true,
  onPlayingChange: true,
  rate: true,
  defaultRate: true,
  onRateChange: true,
  volume: true,
  defaultVolume: true,
  onVolumeChange: true,
  muted: true,
  defaultMuted: true,
  onMutedChange: true,
  skipIdle: true,
  defaultSkipIdle: true,
  onSkipIdleChange: true,
};

/** Synchronizes the host's props with the player's state. */
export function usePlayerSyncProps(store: PlayerStore, props: PlayerSyncProps): void {
  usePlayerSync(store, {
    value: props.timeMs,
    defaultValue: props.defaultTimeMs,
    onChange: props.onTimeChange,
    select: (state) => state.timeMs,
    apply: ({ actions }, timeMs) => actions.seek(timeMs),
    // Browsers round the time of a seek in a paused video.
    same: (a, b, rate) => Math.abs(a - b) <= (rate * 250 || 1),
    // Hosts may convert units and round.
    echoes: (timeMs, told) => Math.abs(timeMs - told) <= 1,
  });
  usePlayerSync(store, {
    value: props.playing,
    defaultValue: props.defaultPlaying,
    onChange: props.onPlayingChange,
    select: (state) => !state.paused,
    apply: ({ actions }, wanted) => (wanted ? actions.play() : actions.pause()),
  });
  usePlayerSync(store, {
    value: props.rate,
    defaultValue: props.defaultRate,
    onChange: props.onRateChange,
    select: (state) => state.rate,
    apply: ({ actions }, wanted) => actions.setRate(wanted),
  });
  usePlayerSync(store, {
    value: props.volume,
    defaultValue: props.defaultVolume,
    onChange: props.onVolumeChange,
    select: (state) => state.volume,
    apply: ({ actions }, wanted) => actions.setVolume(wanted),
  });
  usePlayerSync(store, {
    value: props.muted,
    defaultValue: props.defaultMuted,
    onChange: props.onMutedChange,
    select: (state) => state.muted,
    apply: ({ actions }, wanted) => actions.setMuted(wanted),
  });
  usePlayerSync(store, {
    value: props.skipIdle,
    defaultValue: props.defaultSkipIdle,
    onChange: props.onSkipIdleChange,
    select: (state) => state.skipIdle,
    apply: ({ actions }, wanted) => actions.setSkipIdle(wanted),
  });
}
