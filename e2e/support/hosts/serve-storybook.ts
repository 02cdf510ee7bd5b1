import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../.storybook/dist');

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
};

interface BuiltStorybook extends AsyncDisposable {
  url: string;
}

/** The static site of `build storybook`. */
export async function serveStorybook(): Promise<BuiltStorybook> {
  await stat(join(FOLDER, 'index.json')).catch(() => {
    throw new Error('There is no built Storybook. Build it first: npx pnpm build:storybook');
  });
  const server = createServer((request, response) => {
    const file = join(FOLDER, normalize(new URL(request.url ?? '/', 'http://localhost').pathname));
    stat(file).then(
      ({ size }) => {
        response.writeHead(200, {
          'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
          'content-length': size,
          'cache-control': 'max-age=3600',
        });
        createReadStream(file).pipe(response);
      },
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
