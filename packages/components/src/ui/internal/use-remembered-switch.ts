'use client';

import { createListeners } from '@flowlens/core/internal';
import { useSyncExternalStore } from 'react';

const { subscribe, notify } = createListeners();
/** Switches of this page, which work even if the storage is blocked. */
const switches = new Map<string, boolean>();

/** A switch that is off at first, and that this browser remembers. */
export function useRememberedSwitch(key: string): [on: boolean, set: (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, () => switches.get(key) ?? readStored(key), isOff);
  function set(next: boolean): void {
    switches.set(key, next);
    try {
      localStorage.setItem(key, String(next));
    } catch {
      // A blocked or full storage.
    }
    notify();
  }
  return [on, set];
}

function readStored(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

const isOff = () => false;
