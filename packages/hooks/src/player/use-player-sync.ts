'use client';

import { useEffect, useRef } from 'react';
import { useStableCallback } from '../internal/use-stable-callback.js';
import type { PlayerState, PlayerStore } from './player-store.js';

export interface UsePlayerSyncOptions<Value> {
  /** Value of the host. Each change is applied to the player once; playback may change it afterwards. */
  value: Value | undefined;
  /** Applied to the player once if the host sets no value. */
  defaultValue?: Value | undefined;
  onChange: ((value: Value) => void) | undefined;
  select: (state: PlayerState) => Value;
  apply: (store: PlayerStore, value: Value) => void;
  /**
   * Returns whether a change is too small to report while the video plays at that rate: 0 if it is paused.
   *
   * @default Object.is
   */
  same?: ((a: Value, b: Value, rate: number) => boolean) | undefined;
  /** Returns whether the host only echoes an earlier value. Without it, every host value is applied. */
  echoes?: ((value: Value, reported: Value) => boolean) | undefined;
}

/** If a host passes an old reported time later than this, it counts as a seek. */
const ECHO_MS = 2_000;

const isRecent = ({ at }: { at: number }) => performance.now() - at < ECHO_MS;

/**
 * Synchronizes one value between a player and its host, in both directions.
 *
 * @example
 * usePlayerSync(store, {
 *   value: muted,
 *   onChange: setMuted,
 *   select: (state) => state.muted,
 *   apply: ({ actions }, wanted) => actions.setMuted(wanted),
 * });
 */
export function usePlayerSync<Value>(
  store: PlayerStore,
  { value, defaultValue, onChange, select, apply, same = Object.is, echoes }: UsePlayerSyncOptions<Value>,
): void {
  const reported = useRef<Value>(undefined);
  const unanswered = useRef<{ value: Value; at: number }[]>([]);

  const applyDefault = useStableCallback(() => {
    if (value === undefined && defaultValue !== undefined) apply(store, defaultValue);
  });
  useEffect(applyDefault, [applyDefault, store]);

  const put = useStableCallback((wanted: Value) => {
    const recent = unanswered.current.filter(isRecent);
    const answered = recent.findLastIndex((past) => echoes?.(wanted, past.value));
    // Hosts may skip reported values, and a host that seeks elsewhere no longer needs them.
    unanswered.current = answered < 0 ? [] : recent.slice(answered + 1);
    // The rate of the video does not matter when values of the host are compared.
    if (answered < 0 && !same(wanted, select(store.getState()), 1)) apply(store, wanted);
  });
  useEffect(() => {
    if (value !== undefined) put(value);
  }, [put, store, value]);

  const report = useStableCallback(() => {
    const state = store.getState();
    const current = select(state);
    if (reported.current !== undefined && same(reported.current, current, state.paused ? 0 : state.rate)) return;
    reported.current = current;
    // Values that the host set itself are not reported back.
    if (onChange && echoes && (value === undefined || !echoes(value, current)))
      unanswered.current = unanswered.current.filter(isRecent).concat({ value: current, at: performance.now() });
    onChange?.(current);
  });
  const listen = useStableCallback(() => {
    reported.current = select(store.getState());
    return store.subscribe(report);
  });
  useEffect(() => listen(), [listen, store]);
}
