import { useEffect, useState } from 'react';
import { onRecordingChanged, readRecording } from '../background/recording-storage.js';
import { type Connection, onConnectionsChanged, readConnections } from '../connection/connections.js';
import type { RecordingView } from '../messages/messages.js';
import { findPendingRecordings, type PendingRecording } from '../outgoing/pending-recordings.js';
import { type Policy, readPolicy } from '../settings/policy.js';
import type { Settings } from '../settings/settings.js';
import { readSettings } from '../settings/settings-storage.js';

export interface PopupState {
  connections: Connection[];
  recording: RecordingView | null;
  pending: PendingRecording[];
  settings: Settings;
  policy: Policy;
  /** Reloads the unsent recordings. */
  refreshPending: () => Promise<void>;
}

/** Returns the connections and recordings; null while loading. */
export function usePopupState(): PopupState | null {
  const [state, setState] = useState<PopupState | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const set = (change: Partial<PopupState>) => {
      if (isCurrent) setState((before) => before && { ...before, ...change });
    };
    async function readAll() {
      const connections = await readConnections();
      const pending = await findPendingRecordings(connections);
      // Read last, because changes before the first state are not applied to it.
      const [recording, settings, policy] = await Promise.all([readRecording(), readSettings(), readPolicy()]);
      const view = recording?.view ?? null;
      if (isCurrent) setState({ connections, recording: view, pending, settings, policy, refreshPending });
    }
    async function refreshPending() {
      set({ pending: await findPendingRecordings(await readConnections()) });
    }
    async function refreshRecording() {
      const recording = (await readRecording())?.view ?? null;
      set({ recording });
      if (!recording) await refreshPending();
    }
    void readAll();
    const stops = [onConnectionsChanged(() => void readAll()), onRecordingChanged(() => void refreshRecording())];
    return () => {
      isCurrent = false;
      for (const stop of stops) stop();
    };
  }, []);

  return state;
}
