import { deleteRecordings } from '@flowlens/recorder/parts';
import { connectionKey, findConnection } from '../connection/connections.js';
import { disconnect } from '../connection/connect.js';
import { inTurn } from './in-turn.js';
import { abandonOutgoing } from './outgoing.js';
import { endRecording } from './recording.js';
import { readRecording } from './recording-storage.js';
import { disarmTab } from './replay.js';
import { readArmed } from './replay-storage.js';

/** Stops the work of an account, deletes its unsent recordings, revokes its token on the server and removes it. */
export async function disconnectAccount(key: string): Promise<void> {
  const { origin, userId } = await findConnection(key);
  const isOf = (one: { serverOrigin: string; account: string } | undefined | null) =>
    one && connectionKey(one.serverOrigin, one.account) === key;
  if (isOf((await readRecording())?.view)) await inTurn(endRecording);
  if (isOf(await readArmed())) await inTurn(disarmTab);
  await abandonOutgoing(key);
  // Runs before the call to the server, which may be unreachable. An open review deletes its own recording.
  await deleteRecordings({ serverOrigin: origin, account: userId });
  await disconnect(key);
}
