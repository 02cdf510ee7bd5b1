import { Mp4OutputFormat } from 'mediabunny';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import { aGuest, forgetAddresses, makeRecordingLink, waitingIn } from '../../../test/support/people/guest.js';
import { makePictures } from '../../../test/support/recordings/make-video.js';
import type { Person } from '../../../test/support/people/person.js';
import { addProject } from '../../../test/support/people/projects.js';
import { processed, sendEvents, uploadVideo } from '../../../test/support/recordings/recorder.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

/** Seconds at which pictures appear. A static picture costs almost nothing. */
const picturesAt = (...seconds: number[]) => seconds.map((atS) => ({ atS, grey: 20 + (atS % 200) }));

/** Sets every duration in the headers of an MP4, in units of its time scale. The durations of its samples stay. */
function claimDuration(file: Buffer, units: number): Buffer {
  const claimed = Buffer.from(file);
  // Bytes between the name of a version 0 box and its duration.
  for (const [name, offset] of Object.entries({ mvhd: 20, tkhd: 24, mdhd: 20 }))
    for (let at = claimed.indexOf(name); at !== -1; at = claimed.indexOf(name, at + 1))
      if (claimed[at + 4] === 0) claimed.writeUInt32BE(units, at + offset);
  return claimed;
}

describe('the length of a guest recording', () => {
  let server: TestServer;
  let owner: Person;
  let projectId: string;
  let link: { id: string; token: string };
  beforeAll(async () => {
    server = await openTestServer();
    [owner] = (await addPeople(server, 1)) as [Person];
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await forgetAddresses(server);
    projectId = await addProject(server.database.db, owner.userId);
    link = await makeRecordingLink({ url: server.url, admin: owner }, projectId);
  });

  async function send(bytes: Buffer, filetype = 'video/webm') {
    const guest = await aGuest(server.url, link.token);
    await uploadVideo({ url: server.url, person: { token: guest.secret } }, { flowId: guest.flowId, bytes, filetype });
    expect((await guest.post(`/flowlens/flow/${guest.flowId}/complete`, { video: true })).status).toBe(202);
    return processed(guest, guest.flowId);
  }

  it('may reach ten minutes', async () => {
    const status = await send(await makePictures(picturesAt(0, 300, 600)));

    expect(status.recording_status).toBe('completed');
    expect(status.duration).toBeGreaterThanOrEqual(600_000);
    expect(status).not.toHaveProperty('failure');
  });

  it('is rejected above ten minutes by its frame times, with a reason for the guest and the admins', async () => {
    const status = await send(await makePictures(picturesAt(0, 300, 615)));

    expect(status).toMatchObject({ recording_status: 'failed', failure: 'too_long', video_url: null });
    expect(await waitingIn(owner, projectId)).toMatchObject([
      { recording_status: 'failed', failure: 'too_long', thumbnail_url: null },
    ]);
  });

  it.each(['in-memory', 'fragmented'] as const)(
    'is measured by the frames of an MP4 (%s) whose headers claim less',
    async (fastStart) => {
      const format = new Mp4OutputFormat({ fastStart });
      const file = await makePictures(picturesAt(0, 300, 615), { codec: 'vp9', format });

      expect(await send(claimDuration(file, 1_000), 'video/mp4')).toMatchObject({
        recording_status: 'failed',
        failure: 'too_long',
      });
    },
  );

  it('is rejected when the headers of a short MP4 claim days', async () => {
    const file = await makePictures(picturesAt(0, 1, 2), { codec: 'vp9', format: new Mp4OutputFormat() });

    expect(await send(claimDuration(file, 0xff_ff_ff_00), 'video/mp4')).toMatchObject({
      recording_status: 'failed',
      failure: 'too_long',
    });
  });

  it('is measured by the events of a recording without a video', async () => {
    const guest = await aGuest(server.url, link.token);
    const person = { token: guest.secret };
    const events = [0, 615_000].map((relative_time_ms) => ({ type: 'navigation', relative_time_ms }));
    await sendEvents({ url: server.url, person }, guest.flowId, { sequence: 0, events });
    expect((await guest.post(`/flowlens/flow/${guest.flowId}/complete`, { video: false })).status).toBe(202);

    expect(await processed(guest, guest.flowId)).toMatchObject({ recording_status: 'failed', failure: 'too_long' });
  });
});
