import { deleteRecordings } from '@flowlens/recorder/parts';
import { connectionKey, findConnection } from '../connection/connections.js';
import { disconnect } from '../connection/connect.js';
import { abandonOutgoing } from './outgoing.js';
import { endRecording } from './recording.js';
import { recallRecording } from './recording-memory.js';
import { disarmTab } from './replay.js';
import { recallArmed } from './replay-memory.js';

/**
 * Ends the running work of an account, deletes its unsent recordings, revokes its token at the server and removes the
 * account.
 */
export async function disconnectAccount(key: string): Promise<void> {
  const { origin, userId } = await findConnection(key);
  const isOf = (one: { serverOrigin: string; account: string } | undefined | null) =>
    one && connectionKey(one.serverOrigin, one.account) === key;
  if (isOf((await recallRecording())?.view)) await endRecording();
  if (isOf(await recallArmed())) await disarmTab();
  await abandonOutgoing(key);
  // Before the call to the server, which may be gone. An open review deletes its own recording.
  await deleteRecordings({ serverOrigin: origin, account: userId });
  await disconnect(key);
}
