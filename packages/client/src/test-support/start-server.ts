import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. */
export interface Seen {
  method: string;
  /** Path with query. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Respond = (seen: Seen, response: ServerResponse) => unknown;

export interface TestServer extends AsyncDisposable {
  url: string;
  seen: Seen[];
}

/** A real HTTP server on loopback that records requests; `await using` closes it. */
export async function startServer(respond: Respond): Promise<TestServer> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const arrived = { method, url, headers, body: Buffer.concat(chunks).toString() };
      seen.push(arrived);
      void respond(arrived, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const type = status >= 400 ? 'application/problem+json' : 'application/json';
  response.writeHead(status, { 'Content-Type': type, ...headers }).end(JSON.stringify(body));
}

export function sendProblem(response: ServerResponse, status: number, detail: string) {
  sendJson(response, status, { type: 'about:blank', title: 'Refused', status, detail });
}
