import { deleteRecordings } from '@flowlens/recorder/parts';
import { connectionKey, findConnection } from '../connection/connections.js';
import { disconnect } from '../connection/connect.js';
import { abandonOutgoing } from './outgoing.js';
import { endRecording } from './recording.js';
import { recallRecording } from './recording-memory.js';
import { disarmTab } from './replay.js';
import { recallArmed } from './replay-memory.js';

/** Stops the work of an account, deletes its unsent recordings, revokes its token on the server and removes it. */
export async function disconnectAccount(key: string): Promise<void> {
  const { origin, userId } = await findConnection(key);
  const isOf = (one: { serverOrigin: string; account: string } | undefined | null) =>
    one && connectionKey(one.serverOrigin, one.account) === key;
  if (isOf((await recallRecording())?.view)) await endRecording();
  if (isOf(await recallArmed())) await disarmTab();
  await abandonOutgoing(key);
  // Runs before the call to the server, which may be unreachable. An open review deletes its own recording.
  await deleteRecordings({ serverOrigin: origin, account: userId });
  await disconnect(key);
}
