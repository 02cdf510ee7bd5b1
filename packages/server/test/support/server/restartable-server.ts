import { rmSync } from 'node:fs';
import { readConfig } from '../../../src/platform/config/config.js';
import { type RunningServer, startServer } from '../../../src/cli/start.js';
import { createDataFolder } from './data-folder.js';
import { freePort } from './free-port.js';
import { NO_LIMITS } from './no-limits.js';
import { quietLog } from './quiet-log.js';
import { stopSchedules } from '../database/still-jobs.js';
import { newTestDatabase } from '../database/test-database.js';

/** A server that restarts on the same port and data, as in an update. */
export interface RestartableServer {
  url: string;
  /** The running server; fails while it is stopped. */
  running: () => RunningServer;
  stop: () => Promise<void>;
  /** Adds environment variables to the initial ones. */
  start: (env?: Record<string, string>) => Promise<void>;
  close: () => Promise<void>;
}

export async function openRestartableServer(settings: Record<string, string> = {}): Promise<RestartableServer> {
  const dataFolder = createDataFolder();
  const database = await newTestDatabase(dataFolder);
  const folders = { FLOWLENS_DATA: dataFolder, FLOWLENS_MIN_FREE_MB: '1' };
  const port = await freePort();
  const base = { PORT: String(port), ...folders, ...database, ...NO_LIMITS, EXAMPLE_FLOW: 'off', ...settings };
  let server: RunningServer | undefined;
  const stop = async () => {
    await server?.close();
    server = undefined;
  };
  const start = async (env: Record<string, string> = {}) => {
    server = await startServer({ config: readConfig({ ...base, ...env }), log: quietLog, print: () => undefined });
    await stopSchedules(server.database.pool);
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    running() {
      if (!server) throw new Error('The server is stopped.');
      return server;
    },
    stop,
    start,
    async close() {
      await stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
