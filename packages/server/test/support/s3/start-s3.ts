import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { isGoodSignedAddress } from './signed-address.js';

const CORS = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin><AllowedMethod>GET</AllowedMethod><AllowedHeader>*</AllowedHeader>
</CORSRule></CORSConfiguration>`;

export interface S3Server {
  /** Variables of a FlowLens server that uses its bucket. */
  env: Record<string, string>;
  close: () => Promise<void>;
}

const KEY = 'S3RVER';

/** An S3 server on loopback, in this process, with a new private bucket. It does not support checksums. */
export async function startS3(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'flowlens-s3-'));
  const bucket = 'flowlens-test';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [CORS] }],
  });
  const { port } = await server.run();
  rejectUnsignedRequests(server.httpServer);
  return {
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    async close() {
      server.httpServer.closeAllConnections();
      server.httpServer.close();
      await once(server.httpServer, 'close');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Rejects unsigned requests like a real bucket: the package serves objects to everybody and checks no signature of a URL. */
function rejectUnsignedRequests(server: Server): void {
  const answer = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (mayRead(request)) for (const listener of answer) listener(request, response);
    else response.writeHead(403, { 'content-type': 'application/xml' }).end('<Error><Code>AccessDenied</Code></Error>');
  });
}

function mayRead({ method, headers: { authorization, host = '' }, url: target = '' }: IncomingMessage): boolean {
  if (method !== 'GET' || authorization !== undefined) return true;
  return isGoodSignedAddress({ host, target, secretKey: KEY, nowMs: Date.now() });
}
