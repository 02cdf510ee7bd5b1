import { rmSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { createDataFolder } from '../support/server/data-folder.js';
import { readClip } from '../support/recordings/make-video.js';
import { NO_LIMITS } from '../support/server/no-limits.js';
import { aPerson } from '../support/people/person.js';
import { announce, processed, uploadVideo } from '../support/recordings/recorder.js';
import { type SpawnedServer, spawnBuiltFlowLens } from '../support/server/spawned-server.js';

const folder = createDataFolder();
let server: SpawnedServer;
afterEach(async () => {
  server.process.kill('SIGKILL');
  await server.exited;
  rmSync(folder, { recursive: true, force: true });
});

// From source, the TypeScript loader needs more than the permission model allows.
it('the built server processes a video under the permission model of Node when there is no bubblewrap', async () => {
  const env = { ...NO_LIMITS, PORT: '0', FLOWLENS_DATA: folder, FLOWLENS_MIN_FREE_MB: '1', PATH: folder };
  server = spawnBuiltFlowLens(['serve'], env, { hold: '--allow-fs-write' });
  const url = await server.ready;
  const ann = await aPerson(url, 'ann@example.com');
  const flowId = await announce(ann);
  await uploadVideo({ url, person: ann }, { flowId, bytes: await readClip() });
  expect((await ann.post(`/flowlens/flow/${flowId}/complete`)).status).toBe(202);
  process.kill(await server.heldChild(), 'SIGCONT');

  expect((await processed(ann, flowId)).recording_status).toBe('completed');
});
