import { openRecordingStore, type RecordingState } from '@flowlens/recorder/parts';
import type { Connection } from '../connection/connections.js';

/** A recording that is finished and not sent, with the account that made it. Only that account may send it. */
export interface PendingRecording {
  state: RecordingState;
  connection: Connection;
}

/** Returns the recordings that no page of the extension works on, the newest first. */
export async function findPendingRecordings(connections: readonly Connection[]): Promise<PendingRecording[]> {
  const found = await Promise.all(
    connections.map(async (connection) => {
      const states = await (await storeOf(connection)).orphans();
      return states.map((state) => ({ state, connection }));
    }),
  );
  return found.flat().sort((a, b) => b.state.startedAt - a.state.startedAt);
}

/** Deletes what an account has not sent. */
export async function deletePendingRecordings(connection: Connection): Promise<void> {
  await (await storeOf(connection)).clear();
}

function storeOf({ origin, userId }: Connection) {
  return openRecordingStore({ serverOrigin: origin, account: userId });
}
