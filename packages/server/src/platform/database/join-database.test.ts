import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.js';
import { createDataFolder } from '../../../test/support/server/data-folder.js';
import { quietLog } from '../../../test/support/server/quiet-log.js';
import { waitUntil } from '../../../test/support/wait-until.js';
import { joinDatabase } from './database.js';
import { identify, processNamespace } from './embedded/process-identity.js';

const NOBODY = 65_534;

let dataFolder: string;
let socketFolder: string;
beforeEach(() => {
  dataFolder = createDataFolder();
  // The path of a socket has at most about 100 characters, which TMPDIR alone may exceed.
  socketFolder = mkdtempSync('/tmp/fl-socket-');
});
afterEach(() => {
  for (const folder of [dataFolder, socketFolder]) rmSync(folder, { recursive: true, force: true });
});

/** This process acts as the server and writes itself to the lock. */
function joined(noted: { socketFolder?: string }) {
  const server = { host: hostname(), namespace: processNamespace(), server: identify(process.pid) };
  writeFileSync(join(dataFolder, 'database.lock'), JSON.stringify({ ...server, ...noted }));
  return joinDatabase(readConfig({ FLOWLENS_DATA: dataFolder }), quietLog, () => undefined);
}

describe('joinDatabase', () => {
  it('reports which user must run the command if the socket is not visible', async () => {
    rmSync(socketFolder, { recursive: true });

    await expect(joined({ socketFolder })).rejects.toThrow(
      `The database of the FlowLens server (process ${process.pid}) in ${dataFolder} cannot be reached from here: ` +
        `it listens in ${socketFolder}. Run the command as the user of the server, and in its container if it has ` +
        'one; a service with PrivateTmp needs a TMPDIR that the command sees.',
    );
  });

  async function asksNobody(prepare: () => void): Promise<void> {
    let asked = 0;
    const stranger = createServer(() => (asked += 1)).listen(join(socketFolder, '.s.PGSQL.5432'));
    await waitUntil('it listens', () => stranger.listening);
    prepare();

    await expect(joined({ socketFolder })).rejects.toThrow('Run the command as the user of the server');

    expect(asked).toBe(0);
    stranger.close();
  }

  it('does not connect in a folder that others can enter', () => asksNobody(() => chmodSync(socketFolder, 0o755)));

  // Only root may give a folder away.
  it.runIf(process.getuid?.() === 0)('does not connect in a folder of another user', () =>
    asksNobody(() => chownSync(socketFolder, NOBODY, NOBODY)),
  );

  it.each([
    ['the server does not listen yet', () => ({ socketFolder })],
    ['the lock names no socket yet', () => ({})],
  ])('asks to try again when %s', async (_what, noted) => {
    await expect(joined(noted())).rejects.toThrow(
      `The database of the FlowLens server (process ${process.pid}) in ${dataFolder} does not answer. ` +
        'Run the command again when the server is ready.',
    );
  });
});
