import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mediaChild } from '../../platform/package-paths.js';
import { createDataFolder } from '../../../test/support/server/data-folder.js';
import { readClip } from '../../../test/support/recordings/make-video.js';
import { NO_LIMITS } from '../../../test/support/server/no-limits.js';
import { aPerson, callsOf, type Person } from '../../../test/support/people/person.js';
import { announce, processed, uploadVideo } from '../../../test/support/recordings/recorder.js';
import { type SpawnedServer, type SpawnOptions, spawnFlowLens } from '../../../test/support/server/spawned-server.js';
import { newTestDatabase } from '../../../test/support/database/test-database.js';

const STOPS = 3;
const HELD = { hold: mediaChild };
const folder = createDataFolder();
let env: Record<string, string>;
let server: SpawnedServer;
beforeAll(async () => {
  env = {
    ...NO_LIMITS,
    PORT: '0',
    FLOWLENS_DATA: folder,
    FLOWLENS_MIN_FREE_MB: '1',
    ...(await newTestDatabase(folder)),
  };
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.exited;
  rmSync(folder, { recursive: true, force: true });
});

async function start(options?: SpawnOptions): Promise<string> {
  server = spawnFlowLens(['serve'], env, options);
  return server.ready;
}

/** Stops the server while it works on a video, for longer than a stop may take. */
async function stopInTheMiddle(): Promise<void> {
  await server.heldChild();
  server.process.kill('SIGTERM');
  expect(await server.exited).toBe(0);
}

it('a recording survives any number of stops in the middle of its processing', { tags: 'slow' }, async () => {
  const url = await start(HELD);
  const ann: Person = await aPerson(url, 'ann@example.com');
  const flowId = await announce(ann);
  await uploadVideo({ url, person: ann }, { flowId, bytes: await readClip() });
  expect((await ann.post(`/flowlens/flow/${flowId}/complete`)).status).toBe(202);

  for (let stop = 1; stop <= STOPS; stop += 1) {
    await stopInTheMiddle();
    ann.get = callsOf(await start(stop < STOPS ? HELD : {}), ann.token).get;
  }

  expect((await processed(ann, flowId)).recording_status).toBe('completed');
});
