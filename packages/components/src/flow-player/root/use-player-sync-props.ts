'use client';

import { type PlayerStore, usePlayerSync } from '@flowlens/hooks';

/** Controlled values and events of a player. Times are in seconds, as in a video element. */
export interface PlayerSyncProps {
  /** Time of the video. A change seeks, unless it repeats the time that was just reported. Playback then continues. */
  time?: number | undefined;
  /** Initial time of the video. */
  defaultTime?: number | undefined;
  /** Runs about four times a second while the video plays, and after every jump. */
  onTimeChange?: ((time: number) => void) | undefined;
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
  time: true,
  defaultTime: true,
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
    value: props.time,
    defaultValue: props.defaultTime,
    onChange: props.onTimeChange,
    select: (state) => state.timeMs / 1_000,
    apply: ({ actions }, seconds) => actions.seek(seconds * 1_000),
    // Browsers round the time of a seek in a paused video.
    same: (a, b, rate) => Math.abs(a - b) <= (rate / 4 || 0.001),
    // Hosts may convert units and round.
    echoes: (seconds, told) => Math.abs(seconds - told) <= 0.001,
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
