import type { Flow } from '@flowlens/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.js';
import { mediaBytesOf, readClip } from '../../../test/support/recordings/make-video.js';
import { aPerson, type Person } from '../../../test/support/people/person.js';
import { announce, processed, tusCalls, uploadVideo } from '../../../test/support/recordings/recorder.js';
import { type S3Server, startS3 } from '../../../test/support/s3/start-s3.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { waitUntil } from '../../../test/support/wait-until.js';
import { openUploadStorage } from '../../platform/storage/open-upload-storage.js';

describe('uploads to a bucket', () => {
  let s3: S3Server;
  let server: TestServer;
  let ann: Person;
  beforeAll(async () => {
    s3 = await startS3();
    server = await openTestServer({ env: s3.env });
    ann = await aPerson(server.url, 'ann@example.com');
  });
  afterAll(async () => {
    await server.close();
    await s3.close();
  });

  async function keys(): Promise<string[]> {
    const found: string[] = [];
    for await (const page of openUploadStorage(readConfig(s3.env)).list()) found.push(...page);
    return found;
  }

  it('become flows and leave no object behind', async () => {
    const clip = await readClip();
    const flowId = await announce(ann);
    await uploadVideo({ url: server.url, person: ann }, { flowId, bytes: clip });
    const stored = await keys();
    await ann.post(`/flowlens/flow/${flowId}/complete`);

    expect((await processed(ann, flowId)).recording_status).toBe('completed');
    const { video_url } = (await (await ann.get(`/flowlens/flow/${flowId}`)).json()) as Flow;
    const shown = Buffer.from(await (await fetch(video_url ?? '')).arrayBuffer());
    expect(mediaBytesOf(shown).equals(mediaBytesOf(clip))).toBe(true);
    expect(stored).toHaveLength(1);
    await waitUntil('the upload is gone', async () => (await keys()).length === 0);
  });

  it('accept chunks of any size', async () => {
    const tus = tusCalls({ url: server.url, person: ann });
    const path = (await tus.create(await announce(ann))).headers.get('location') ?? '';

    for (const [offset, letter] of [...'abcdefghij'].entries())
      expect((await tus.append(path, offset, letter)).status).toBe(204);

    expect(await tus.offset(path)).toBe(10);
    expect((await tus.append(path, 0, 'a')).status).toBe(409);
    expect((await tus.cancel(path)).status).toBe(204);
    expect(await keys()).toEqual([]);
  });
});
