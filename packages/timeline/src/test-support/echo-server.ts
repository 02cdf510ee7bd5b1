import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** A request as received. */
export interface ReceivedRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A local server for one test file, which records every request and responds without content. */
export function withEchoServer() {
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      received.push({ method, target: url, headers, body: Buffer.concat(chunks) });
      response.end();
    });
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  );
  return {
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Returns the requests received since the last call. */
    take: () => received.splice(0),
  };
}
