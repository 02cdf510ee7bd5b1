import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { timelineParts } from '../../core/bench/generate-timeline.js';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

export interface BenchPage extends AsyncDisposable {
  url: string;
  /** Writes a timeline of so many events beside the page; tells its size. */
  addTimeline: (eventCount: number) => Promise<number>;
}

/** The page of the benchmark, built as for production, and served from loopback together with generated timelines. */
export async function servePage(): Promise<BenchPage> {
  const folder = await mkdtemp(join(tmpdir(), 'flowlens-bench-'));
  await build({
    root: join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2023' },
  });

  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, path === '/' ? 'index.html' : path);
    stat(file).then(
      ({ size }) => {
        response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain', 'content-length': size });
        createReadStream(file, { highWaterMark: 1024 * 1024 }).pipe(response);
      },
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async addTimeline(eventCount) {
      await using file = await open(join(folder, `${eventCount}.json`), 'w');
      for (const part of timelineParts(eventCount)) await file.write(part);
      return (await file.stat()).size;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
