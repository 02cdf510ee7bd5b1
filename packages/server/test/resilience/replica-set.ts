import { rmSync } from 'node:fs';
import { createDataFolder } from '../support/server/data-folder.js';
import { FAKE_CLIENT_ID, type FakeIssuer, startFakeIssuer } from '../support/people/fake-issuer.js';
import { NO_LIMITS } from '../support/server/no-limits.js';
import { startPostgresCluster } from '../support/database/postgres-cluster.js';
import { type RoundRobinProxy, startRoundRobinProxy } from '../support/server/round-robin-proxy.js';
import { type SpawnedServer, spawnBuiltFlowLens } from '../support/server/spawned-server.js';
import { startS3 } from '../support/s3/start-s3.js';

const REPLICAS = 3;

export interface ReplicaSet {
  proxy: RoundRobinProxy;
  issuer: FakeIssuer;
  replicas: SpawnedServer[];
  close: () => Promise<void>;
}

/** Three built servers with one PostgreSQL and one bucket behind a proxy, each with its own data folder. */
export async function startReplicaSet(): Promise<ReplicaSet> {
  const cluster = startPostgresCluster();
  if (!cluster) throw new Error('This machine has no PostgreSQL.');
  const [s3, issuer] = await Promise.all([startS3(), startFakeIssuer()]);
  let urls: string[] = [];
  const proxy = await startRoundRobinProxy(() => urls);
  const folders = Array.from({ length: REPLICAS }, createDataFolder);
  const env = {
    ...NO_LIMITS,
    ...s3.env,
    PORT: '0',
    PUBLIC_URL: proxy.url,
    DATABASE_URL: cluster.createDatabase('replicas'),
    FLOWLENS_SECRET: 'the-same-on-every-replica-of-this-test',
    FLOWLENS_MIN_FREE_MB: '1',
    OIDC_ISSUER: issuer.url,
    GOOGLE_CLIENT_ID: FAKE_CLIENT_ID,
  };
  // In parallel, so that they also race for the migrations.
  const replicas = folders.map((folder) => spawnBuiltFlowLens(['serve'], { ...env, FLOWLENS_DATA: folder }));
  urls = await Promise.all(replicas.map(({ ready }) => ready));
  return {
    proxy,
    issuer,
    replicas,
    async close() {
      for (const { process } of replicas) process.kill('SIGKILL');
      await Promise.all(replicas.map(({ exited }) => exited));
      await Promise.all([proxy.close(), s3.close(), issuer.close()]);
      cluster.remove();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
