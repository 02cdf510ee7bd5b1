import { ask } from '../messages/ask.js';
import { deletePendingRecordings } from '../recordings/pending-recordings.js';
import type { Connection } from './connections.js';

/** Deletes what an account has not sent, revokes its token at the server and forgets it. */
export async function disconnectAccount(connection: Connection): Promise<void> {
  await deletePendingRecordings(connection);
  await ask('background.disconnect', { key: connection.key });
}
