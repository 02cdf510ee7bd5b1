import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { temporaryFolder } from './temporary-folder.js';

const PAGE = join(import.meta.dirname, '../../../packages/recorder/src/test-support/session-page');

export interface ServedPage {
  url: string;
  close: () => Promise<void>;
}

/** Builds the page that records itself and serves it. */
export async function servePage(): Promise<ServedPage> {
  const outDir = temporaryFolder('page');
  const config = { root: PAGE, configFile: false as const, logLevel: 'warn' as const };
  await build({ ...config, build: { outDir, emptyOutDir: true, target: 'esnext' } });
  const served = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  return {
    url: served.resolvedUrls?.local[0] ?? '',
    async close() {
      await served.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
