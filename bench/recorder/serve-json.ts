import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface JsonServer extends AsyncDisposable {
  origin: string;
}

/** Serves `/api/json?bytes=…`: JSON of about that size, a list of records. */
export async function serveJson(): Promise<JsonServer> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://bench');
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(jsonOf(Number(searchParams.get('bytes'))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function jsonOf(bytes: number): string {
  const record = { id: 4_711, name: 'Tide vase', tags: ['glazed', 'tall'], price: { amount: 48.5, currency: 'EUR' } };
  const count = Math.max(1, Math.round(bytes / JSON.stringify(record).length));
  return JSON.stringify(Array.from({ length: count }, (_, at) => ({ ...record, id: at })));
}
