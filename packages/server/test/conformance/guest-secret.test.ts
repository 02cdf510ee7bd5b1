import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aGuest, forgetAddresses, makeRecordingLink } from '../support/people/guest.js';
import { recordingCalls } from './calls/recording-calls.js';
import { openStage, contentOf, type Stage } from './world/stage.js';
import type { World } from './world/world.js';

const NEW_FLOW = { title: 'Recorded', recorded_at: '2026-03-02T09:14:18.000Z' };

type Bearer = Record<string, string>;

describe('a guest secret', () => {
  let stage: Stage;
  let world: World;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(async () => stage.server.close());
  beforeEach(async () => {
    world = await stage.newWorld();
  });

  async function guest(): Promise<{ flowId: string; bearer: Bearer }> {
    const { cast, server } = stage;
    const { token } = await makeRecordingLink({ url: server.url, admin: cast.people.owner }, world.team);
    const { flowId, secret } = await aGuest(server.url, token);
    await forgetAddresses(server);
    return { flowId, bearer: { authorization: `Bearer ${secret}` } };
  }
  const call = (flowId: string, uploadId: string, bearer: Bearer) =>
    // Only people retry a failed recording.
    recordingCalls(flowId, uploadId)
      .filter(([operation]) => operation !== 'retryFlow')
      .map(([operation, { headers, ...rest }]) => ({
        operation,
        ask: () => stage.send(operation, { ...rest, headers: { ...headers, ...bearer } }),
      }));
  async function upload(flowId: string, bearer: Bearer): Promise<string> {
    const begin = call(flowId, '', bearer).find(({ operation }) => operation === 'createUpload');
    const { headers } = (await begin?.ask()) ?? expect.unreachable();
    return headers.get('location')?.split('/').at(-1) ?? '';
  }

  it('gets 404 for every other flow and upload, as for unknown ids', async () => {
    const { owner } = stage.cast.credentials;
    const [mine, others] = [await guest(), await guest()];
    const made = await stage.send('createFlow', { body: { ...NEW_FLOW, system_id: world.team }, headers: owner });
    const creators: Record<string, { flowId: string; bearer: Bearer }> = {
      'another guest': others,
      'the creator of the link': { flowId: (made.json as { id: string }).id, bearer: owner },
    };
    const wrong: unknown[] = [];
    for (const [name, { flowId, bearer }] of Object.entries(creators)) {
      const uploadId = await upload(flowId, bearer);
      const before = await stage.digest();
      const nowhere = call(randomUUID(), randomUUID(), mine.bearer);
      for (const [index, { operation, ask }] of call(flowId, uploadId, mine.bearer).entries()) {
        const response = await ask();
        const strange = await nowhere[index]?.ask();
        if (response.status !== 404 || !strange || contentOf(response) !== contentOf(strange))
          wrong.push([name, operation, response.status]);
      }
      expect(await stage.digest()).toEqual(before);
    }

    expect(wrong).toEqual([]);
  });

  it('can send one recording and read its status, and nothing else', async () => {
    const { flowId, bearer } = await guest();
    const uploadId = await upload(flowId, bearer);
    const statuses: Record<string, number> = {};
    for (const { operation, ask } of call(flowId, uploadId, bearer)) statuses[operation] ??= (await ask()).status;

    // The video is incomplete, and an upload exists already.
    expect(statuses).toEqual({
      appendFlowEvents: 200,
      completeFlow: 409,
      getRecordingStatus: 200,
      createUpload: 201,
      getUploadOffset: 200,
      appendUpload: 204,
      cancelUpload: 204,
    });
  });

  it('cannot change a recording after it is accepted', async () => {
    const { flowId, bearer } = await guest();
    await stage.send('completeFlow', { params: { flow_id: flowId }, body: { video: false }, headers: bearer });
    await stage.server.database.pool.query(
      'update flows set project_id = waits_for_project_id, waits_for_project_id = null where id = $1',
      [flowId],
    );
    const statuses: Record<string, number> = {};
    for (const { operation, ask } of call(flowId, randomUUID(), bearer)) statuses[operation] = (await ask()).status;
    const { getRecordingStatus, ...others } = statuses;

    expect(getRecordingStatus).toBe(200);
    expect(new Set(Object.values(others))).toEqual(new Set([404]));
  });
});
