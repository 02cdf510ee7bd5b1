import { useEffect, useState } from 'react';
import { type Connection, onConnectionsChanged, readConnections } from '../connection/connections.js';
import { type Policy, readPolicy } from '../settings/policy.js';
import type { Settings } from '../settings/settings.js';
import { onSettingsChanged, readOwnSettings, saveSettings } from '../settings/settings-storage.js';

export interface Options {
  settings: Settings;
  policy: Policy;
  connections: Connection[];
  /** Number of saved changes, so that each is announced. */
  savedCount: number;
  save: (change: Partial<Settings>) => void;
}

/** Returns the current settings and functions that save changes at once; null while loading. */
export function useOptions(): Options | null {
  const [read, setRead] = useState<Omit<Options, 'save' | 'savedCount'> | null>(null);
  const [savedCount, setSavedCount] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const readAll = async () => {
      const [settings, policy, connections] = await Promise.all([readOwnSettings(), readPolicy(), readConnections()]);
      if (isCurrent) setRead({ settings, policy, connections });
    };
    void readAll();
    const stops = [onSettingsChanged(() => void readAll()), onConnectionsChanged(() => void readAll())];
    return () => {
      isCurrent = false;
      for (const stop of stops) stop();
    };
  }, []);

  if (!read) return null;
  return {
    ...read,
    savedCount,
    save: (change) => void saveSettings(change).then(() => setSavedCount((count) => count + 1)),
  };
}
