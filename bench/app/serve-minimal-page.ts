import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

export interface MinimalPage extends AsyncDisposable {
  url: string;
}

/** Builds a minimal React page for production and serves it from loopback. */
export async function serveMinimalPage(): Promise<MinimalPage> {
  const outDir = await mkdtemp(join(tmpdir(), 'flowlens-minimal-'));
  const settings = { root: join(import.meta.dirname, 'minimal'), configFile: false, logLevel: 'warn' } as const;
  await build({ ...settings, plugins: [react()], build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...settings, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    async [Symbol.asyncDispose]() {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
