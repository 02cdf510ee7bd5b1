import { deleteRecordings, openRecordingStore, type RecordingState } from '@flowlens/recorder/parts';
import type { Connection } from '../connection/connections.js';

/** Finished but unsent recording, with the account that made it. Only that account may send it. */
export interface PendingRecording {
  state: RecordingState;
  connection: Connection;
}

/** Returns the recordings that no extension page has open, newest first. */
export async function findPendingRecordings(connections: readonly Connection[]): Promise<PendingRecording[]> {
  const found = await Promise.all(
    connections.map(async (connection) => {
      const states = await (await storeOf(connection)).orphans();
      return states.map((state) => ({ state, connection }));
    }),
  );
  return found.flat().sort((a, b) => b.state.startedAt - a.state.startedAt);
}

/** Deletes the unsent recordings of these accounts. */
export async function deletePendingRecordings(connections: readonly Connection[]): Promise<void> {
  for (const { origin, userId } of connections) await deleteRecordings({ serverOrigin: origin, account: userId });
}

function storeOf({ origin, userId }: Connection) {
  return openRecordingStore({ serverOrigin: origin, account: userId });
}
