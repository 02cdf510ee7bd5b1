import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { startShop } from '../examples/demo-shop/src/shop/start-shop.js';

const root = join(import.meta.dirname, 'sdk-host');

/** Builds a page that embeds the recorder SDK and serves it, with the calls of the demo shop behind it. */
export async function startSdkHost(port: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'flowlens-sdk-host-'));
  const shop = await startShop();
  const config = { root, configFile: false as const, logLevel: 'warn' as const };
  await build({ ...config, build: { outDir, emptyOutDir: true, target: 'esnext' } });
  const proxy = { '/api': shop.origin, '/ws': { target: shop.origin, ws: true } };
  const served = await preview({
    ...config,
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: true, proxy },
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await served.close();
      await shop.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
