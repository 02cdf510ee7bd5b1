import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { type RunningServer, startServer } from '../start.js';
import { quietLog } from './quiet-log.js';

export interface TestServer extends RunningServer {
  dataFolder: string;
}

interface TestServerOptions {
  /** Variables of the environment on top of a free port, a data folder of its own, and no limits. */
  env?: Record<string, string>;
  log?: Logger;
  demo?: boolean;
}

const NO_LIMITS = Object.fromEntries(
  ['SIGN_IN', 'REFRESH', 'SHARED_MISSES', 'WRITES', 'READS'].map((name) => [`FLOWLENS_LIMIT_${name}`, '0']),
);

/**
 * The whole server in this process, on a free port and a new embedded database. Opening that takes seconds: one for
 * each test file, shared by its tests.
 */
export async function openTestServer({ env = {}, log = quietLog, demo }: TestServerOptions = {}): Promise<TestServer> {
  const dataFolder = createDataFolder();
  const config = readConfig({ PORT: '0', FLOWLENS_DATA: dataFolder, FLOWLENS_MIN_FREE_MB: '1', ...NO_LIMITS, ...env });
  const server = await startServer({ config, log, say: () => undefined, ...(demo && { demo }) });
  return {
    ...server,
    dataFolder,
    async close() {
      await server.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** A new empty folder; whoever asked for it removes it. */
export function createDataFolder(): string {
  return mkdtempSync(join(tmpdir(), 'flowlens-test-'));
}
