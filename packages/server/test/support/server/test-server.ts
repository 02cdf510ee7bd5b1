import { rmSync } from 'node:fs';
import { readConfig } from '../../../src/platform/config/config.js';
import type { Logger } from '../../../src/platform/logging/logger.js';
import { type RunningServer, startServer } from '../../../src/cli/start.js';
import { createDataFolder } from './data-folder.js';
import { NO_LIMITS } from './no-limits.js';
import { quietLog } from './quiet-log.js';
import { stopSchedules } from '../database/still-jobs.js';
import { EXTENSION_ID } from '../recordings/recorder-token.js';
import { newTestDatabase } from '../database/test-database.js';
import { watchContract } from '../contract/watch-contract.js';

const RECORDERS = { RECORDER_EXTENSION_IDS: EXTENSION_ID };
/** Few tests need it, and it takes time to add. */
const NO_EXAMPLE = { EXAMPLE_FLOW: 'off' };

export interface TestServer extends RunningServer {
  dataFolder: string;
}

interface TestServerOptions {
  /** Environment variables in addition to a free port, a separate data folder, no limits, one extension, and no example flow. */
  env?: Record<string, string>;
  log?: Logger;
  demo?: boolean;
}

/**
 * Starts the whole server on a free port and a new database. Opening takes a while, so a test file shares one. Every
 * response is checked against the contract: `close` throws after a violation. No schedules run.
 */
export async function openTestServer({ env = {}, log = quietLog, demo }: TestServerOptions = {}): Promise<TestServer> {
  const dataFolder = createDataFolder();
  const database = await newTestDatabase(dataFolder);
  const folders = { FLOWLENS_DATA: dataFolder, FLOWLENS_MIN_FREE_MB: '1' };
  const config = readConfig({ PORT: '0', ...folders, ...database, ...NO_LIMITS, ...RECORDERS, ...NO_EXAMPLE, ...env });
  const { started: server, watch } = await watchContract(() =>
    startServer({ config, log, print: () => undefined, ...(demo && { demo }) }),
  );
  await stopSchedules(server.database.pool);
  return {
    ...server,
    dataFolder,
    async close() {
      await server.close();
      rmSync(dataFolder, { recursive: true, force: true });
      watch.assertKept();
    },
  };
}
