import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const CORS = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin><AllowedMethod>GET</AllowedMethod><AllowedHeader>*</AllowedHeader>
</CORSRule></CORSConfiguration>`;

export interface S3Server {
  /** The variables of a FlowLens server that is to use its bucket. */
  env: Record<string, string>;
  close: () => Promise<void>;
}

/** An S3 server on loopback, in this process, with a new bucket. It knows no checksums and gives objects to everybody. */
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
  return {
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async close() {
      server.httpServer.closeAllConnections();
      server.httpServer.close();
      await once(server.httpServer, 'close');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
