import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultyProxy, startFaultyProxy } from '../../../test/support/server/faulty-proxy.js';
import { makeFragmentedMp4, makeWebm, readClip } from '../../../test/support/recordings/make-video.js';
import { aPerson, type Person } from '../../../test/support/people/person.js';
import { quietLog } from '../../../test/support/server/quiet-log.js';
import { announce, processed, uploadVideo } from '../../../test/support/recordings/recorder.js';
import { type S3Server, startS3 } from '../../../test/support/s3/start-s3.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { waitUntil } from '../../../test/support/wait-until.js';
import { isOfMachine } from './machine-failure.js';
import { noSandbox } from '../../platform/sandbox/sandbox.js';
import { makeMedia } from './make-media.js';

describe('an unavailable bucket during processing', () => {
  let s3: S3Server;
  let proxy: FaultyProxy;
  let server: TestServer;
  let ann: Person;
  beforeAll(async () => {
    s3 = await startS3();
    proxy = await startFaultyProxy(s3.env.S3_ENDPOINT ?? '');
    server = await openTestServer({ env: { ...s3.env, S3_ENDPOINT: proxy.url } });
    ann = await aPerson(server.url, 'ann@example.com');
  });
  afterAll(async () => {
    await server.close();
    await proxy.close();
    await s3.close();
  });

  const recordingOf = (flowId: string) =>
    server.database.db.selectFrom('recordings').selectAll().where('flow_id', '=', flowId).executeTakeFirstOrThrow();

  it('delays the recording and loses nothing', async () => {
    const flowId = await announce(ann);
    await uploadVideo({ url: server.url, person: ann }, { flowId, bytes: await readClip() });
    proxy.setFault('fails');
    expect((await ann.post(`/flowlens/flow/${flowId}/complete`)).status).toBe(202);
    await waitUntil('it was tried four times', async () => (await recordingOf(flowId)).attempts === 4);

    proxy.setFault('none');

    expect((await processed(ann, flowId)).recording_status).toBe('completed');
    expect((await recordingOf(flowId)).excused_attempts).toBeGreaterThanOrEqual(3);
  });
});

describe('a full disk', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['video.mp4', makeFragmentedMp4],
    ['preview.mp4', readClip],
    ['thumbnail.jpg', readClip],
    ['copy.mp4', makeWebm],
  ])('does not blame a video whose %s cannot be written', async (name, make) => {
    const folder = mkdtempSync(join(tmpdir(), 'flowlens-full-'));
    const source = join(folder, 'source');
    writeFileSync(source, await make());
    // Every write to it fails with ENOSPC.
    mkdirSync(join(folder, 'made'));
    symlinkSync('/dev/full', join(folder, 'made', name));

    const { signal } = new AbortController();
    const failure = await makeMedia({ source, folder, sandbox: noSandbox, signal, log: quietLog }).catch(
      (error: unknown) => error,
    );
    rmSync(folder, { recursive: true });

    expect(failure).toMatchObject({ message: expect.stringContaining('ENOSPC') as string });
    expect(isOfMachine(failure)).toBe(true);
  });
});
