import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { timelineParts } from './generate-timeline.js';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export interface BenchPage extends AsyncDisposable {
  url: string;
  /** Generates a timeline with this number of events at `/<number>.json`; returns its size in bytes. */
  addTimeline: (eventCount: number) => number;
}

/** Builds the benchmark's page for production, and serves it from loopback with generated timelines. */
export async function servePage(): Promise<BenchPage> {
  const folder = await mkdtemp(join(tmpdir(), 'flowlens-bench-'));
  await build({
    root: join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2023' },
  });

  // Stored as they are sent: a remote server would not use the page's processor, so this one uses little of it.
  const timelines = new Map<string, Buffer[]>();
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const timeline = timelines.get(path);
    if (timeline) {
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': sizeOf(timeline),
        // The same header as our server: a browser that writes the file to disk competes with the reader for the processor.
        'cache-control': 'no-store',
      });
      Readable.from(timeline).pipe(response);
      return;
    }
    const file = join(folder, path === '/' ? 'index.html' : path);
    stat(file).then(
      ({ size }) => {
        response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain', 'content-length': size });
        createReadStream(file).pipe(response);
      },
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    addTimeline(eventCount) {
      const timeline = Array.from(timelineParts(eventCount), (part) => Buffer.from(part));
      timelines.set(`/${eventCount}.json`, timeline);
      return sizeOf(timeline);
    },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function sizeOf(parts: Buffer[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}
