import type { FlowLensClient } from '@flowlens/client';
import { createRecorder, type Recorder, type SentFlow } from '@flowlens/recorder';
import { readConnections } from '../connection/connections.js';
import { ask } from '../messages/ask.js';
import { serverClient } from '../connection/server-client.js';
import { canRecordTabs } from '../pages/can-record-tabs.js';
import { findPendingRecordings } from '../outgoing/pending-recordings.js';

/** Finished recording, opened as the draft of a recorder that records nothing itself. */
export interface OpenedRecording {
  recorder: Recorder;
  client: FlowLensClient;
  connectionKey: string;
  /** Project chosen before the recording. */
  projectId: string | undefined;
}

/** Opens a recording of the account that made it; null if it is gone or open elsewhere. */
export async function openRecording(id: string): Promise<OpenedRecording | null> {
  const pending = await findPendingRecordings(await readConnections());
  const found = pending.find(({ state }) => state.id === id);
  if (!found) return null;
  const { connection, state } = found;
  const client = serverClient(connection.origin, connection.token);
  const recorder = createRecorder({
    client,
    account: connection.userId,
    // In other browsers, this page sends it and has to stay open.
    ...(canRecordTabs() && {
      deliver: (sent: string, { url }: SentFlow) =>
        ask('background.send', { id: sent, connectionKey: connection.key, url }),
    }),
  });
  if (!(await recorder.recover(id))) return null;
  return { recorder, client, connectionKey: connection.key, projectId: state.projectId };
}
