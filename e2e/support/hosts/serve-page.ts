import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build, preview, type ProxyOptions } from 'vite';

export interface ServedPage {
  url: string;
  stop: () => Promise<void>;
}

interface ServeOptions {
  port: number;
  proxy?: Record<string, string | ProxyOptions>;
}

/** Builds and serves a page. `folder` is relative to `e2e`. */
export async function servePage(folder: string, { port, proxy = {} }: ServeOptions): Promise<ServedPage> {
  const outDir = await mkdtemp(join(tmpdir(), `flowlens-${basename(folder)}-`));
  const config = {
    root: join(import.meta.dirname, '../..', folder),
    configFile: false as const,
    logLevel: 'warn' as const,
  };
  await build({ ...config, build: { outDir, emptyOutDir: true, target: 'esnext' } });
  const served = await preview({
    ...config,
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: true, proxy },
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await served.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
