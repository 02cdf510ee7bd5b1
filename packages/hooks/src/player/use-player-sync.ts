'use client';

import { useEffect, useRef } from 'react';
import { useStableCallback } from '../use-stable-callback.js';
import type { PlayerState, PlayerStore } from './player-store.js';

export interface UsePlayerSyncOptions<Value> {
  /** What the host wants. A change of it is put into the player; a video cannot be held back from then on. */
  value: Value | undefined;
  /** Put into the player once, where the host sets no value. */
  defaultValue?: Value | undefined;
  onChange: ((value: Value) => void) | undefined;
  select: (state: PlayerState) => Value;
  apply: (store: PlayerStore, value: Value) => void;
  /** Whether a change is too small to speak of. @default Object.is */
  same?: ((a: Value, b: Value) => boolean) | undefined;
}

/** Keeps one value of a player and the host's idea of it together, in both directions. */
export function usePlayerSync<Value>(
  store: PlayerStore,
  { value, defaultValue, onChange, select, apply, same = Object.is }: UsePlayerSyncOptions<Value>,
): void {
  const told = useRef<Value>(undefined);

  const applyDefault = useStableCallback(() => {
    if (value === undefined && defaultValue !== undefined) apply(store, defaultValue);
  });
  useEffect(applyDefault, [applyDefault, store]);

  const put = useStableCallback((wanted: Value) => {
    if (!same(wanted, select(store.getState()))) apply(store, wanted);
  });
  useEffect(() => {
    if (value !== undefined) put(value);
  }, [put, store, value]);

  const tell = useStableCallback(() => {
    const current = select(store.getState());
    if (told.current !== undefined && same(told.current, current)) return;
    told.current = current;
    onChange?.(current);
  });
  const listen = useStableCallback(() => {
    told.current = select(store.getState());
    return store.subscribe(tell);
  });
  useEffect(() => listen(), [listen, store]);
}
