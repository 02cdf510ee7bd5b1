import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ActorKind } from '../../src/http/actor.js';
import { operationsOf, readContract } from '../../src/http/contract/read-contract.js';
import { aGuest, makeRecordingLink } from '../support/people/guest.js';
import { aRecorder } from '../support/recordings/recorder-token.js';
import type { Call, OperationId } from './calls/calls.js';
import { recordingCalls, TUS } from './calls/recording-calls.js';
import { nameOf, ROWS } from './matrix/rows.js';
import { type Place, placeOf } from './world/place.js';
import type { Row } from './calls/row.js';
import { openStage, contentOf, type Stage } from './world/stage.js';
import type { World } from './world/world.js';

const OPERATIONS = operationsOf(readContract());
const kindsOf = new Map<string, readonly ActorKind[]>(OPERATIONS.map(({ operationId, kinds }) => [operationId, kinds]));

/** Calls that a recorder token opens. A change of the contract must change this list too. */
const RECORDER_CALLS = [
  ...['appendFlowEvents', 'appendUpload', 'cancelUpload', 'completeFlow', 'createFlow', 'createUpload'],
  ...['getCurrentUser', 'getRecordingStatus', 'getUploadOffset', 'listProjects', 'listTags', 'retryFlow'],
  'revokeOwnToken',
];
/** Calls that the secret of a guest's recording opens. */
const GUEST_CALLS = [
  ...['appendFlowEvents', 'appendUpload', 'cancelUpload', 'completeFlow', 'createUpload'],
  ...['getRecordingStatus', 'getUploadOffset'],
];
/** Calls of a session that an embed token does not open. */
const ACCOUNT_CALLS = [
  ...['acceptInvitation', 'createAgentToken', 'createEmbedKey', 'createProject', 'createRecorderCode'],
  ...['createRecordingLink', 'dismissSessionNotice', 'joinProject', 'leaveProject', 'listAgentTokens', 'listEmbedKeys'],
  ...['listMyInvitations', 'rejectInvitation', 'revokeAgentToken', 'revokeEmbedKey', 'setRecordingLinks'],
  'signOutEverywhere',
];
const NEW_FLOW = { title: 'Recorded', recorded_at: '2026-03-02T09:14:18.000Z' };

type Bearer = Record<string, string>;

interface Credentials {
  /** Null for credentials without access. */
  kind: ActorKind | null;
  bearer: Bearer;
}

let stage: Stage;
let world: World;
let place: Place;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => stage.server.close());
beforeEach(async () => {
  world = await stage.newWorld();
  place = placeOf('owner', world, stage.cast);
});

/** Credentials of every kind, valid and invalid, all of the owner unless the name says otherwise. */
async function credentials(): Promise<Record<string, Credentials>> {
  const { cast, server, send } = stage;
  const recorder = async () => ({ authorization: (await aRecorder(server.url, cast.people.owner)).authorization });
  const [live, expired, revoked] = [await recorder(), await recorder(), await recorder()];
  const { pool } = server.database;
  await pool.query(
    `update recorder_tokens set expires_at = now() where id = (select id from recorder_tokens order by created_at offset 1 limit 1)`,
  );
  await send('revokeOwnToken', { headers: revoked });
  const { token: link } = await makeRecordingLink({ url: server.url, admin: cast.people.owner }, world.team);
  const guest = async () => ({ authorization: `Bearer ${(await aGuest(server.url, link)).secret}` });
  const expiredGuest = await guest();
  await pool.query('update guest_recordings set expires_at = now(), last_seen_at = last_seen_at - $1::interval', [
    '3 min',
  ]);
  const withoutCookie = ({ authorization = '' }: Bearer) => ({ authorization });
  return {
    session: { kind: 'session', bearer: withoutCookie(cast.credentials.owner) },
    agent: { kind: 'agent', bearer: withoutCookie(cast.credentials.agent) },
    recorder: { kind: 'recorder', bearer: live },
    guest: { kind: 'guest', bearer: await guest() },
    embedKey: { kind: 'embedKey', bearer: { authorization: `Bearer ${cast.embedding.key}` } },
    embed: { kind: 'embed', bearer: withoutCookie(cast.credentials.embeddedAdmin) },
    none: { kind: null, bearer: {} },
    'ended session': { kind: null, bearer: withoutCookie(cast.credentials.signedOut) },
    'expired recorder': { kind: null, bearer: expired },
    'revoked recorder': { kind: null, bearer: revoked },
    'expired guest': { kind: null, bearer: expiredGuest },
    'recording link': { kind: null, bearer: { authorization: `Bearer ${link}` } },
    'invented agent': { kind: null, bearer: { authorization: `Bearer fl_pat_${'a'.repeat(49)}` } },
    'invented embed key': { kind: null, bearer: { authorization: `Bearer fl_ek_${'a'.repeat(49)}` } },
    'invented embed token': { kind: null, bearer: { authorization: `Bearer fl_et_${'a'.repeat(49)}` } },
    'invented recorder': { kind: null, bearer: { authorization: `Bearer fl_rec_${'a'.repeat(49)}` } },
  };
}

/** The matrix's request with other credentials and without a cookie. */
function ask(row: Row, bearer: Bearer) {
  const { headers, params, ...call } = row.call?.(place) ?? {};
  const filled = { upload_id: randomUUID(), key: 'x', token: 'x', ...place, ...params };
  return stage.send(row.operation, { ...call, params: filled, headers: { ...headers, ...bearer } });
}

describe('every operation and every kind of credentials', () => {
  it('is open to a recorder token only for these calls', () => {
    const opened = OPERATIONS.filter(({ kinds }) => kinds.includes('recorder')).map(({ operationId }) => operationId);

    expect(opened.sort()).toEqual(RECORDER_CALLS);
  });

  it('is open to a guest secret only for these calls', () => {
    const opened = OPERATIONS.filter(({ kinds }) => kinds.includes('guest')).map(({ operationId }) => operationId);

    expect(opened.sort()).toEqual(GUEST_CALLS);
  });

  it('is open to an embed key only for creating tokens', () => {
    const opened = OPERATIONS.filter(({ kinds }) => kinds.includes('embedKey')).map(({ operationId }) => operationId);

    expect(opened).toEqual(['createEmbedToken']);
  });

  it('is closed to an embed token only for calls about an account', () => {
    const closed = OPERATIONS.filter(({ kinds }) => kinds.includes('session') && !kinds.includes('embed'));

    expect(closed.map(({ operationId }) => operationId).sort()).toEqual(ACCOUNT_CALLS);
  });

  it('returns 401, or 403 to an embed token, and changes nothing unless the contract lists the kind', async () => {
    const rows = ROWS.filter(({ operation }) => kindsOf.get(operation)?.length);
    const everybody = Object.entries(await credentials());
    const before = await stage.digest();
    const wrong: unknown[] = [];
    for (const row of rows)
      for (const [name, { kind, bearer }] of everybody) {
        if (kind !== null && kindsOf.get(row.operation)?.includes(kind)) continue;
        const { status } = await ask(row, bearer);
        const isForSessions = kindsOf.get(row.operation)?.includes('session');
        const expected = kind === 'embed' && isForSessions ? 403 : 401;
        if (status !== expected) wrong.push([nameOf(row), name, status]);
      }

    expect(wrong).toEqual([]);
    expect(await stage.digest()).toEqual(before);
  });

  it('never returns 401 to a kind that the contract lists', async () => {
    const { session, agent, recorder, guest, embedKey, embed } = (await credentials()) as Record<
      ActorKind,
      Credentials
    >;
    const spending = new Set(['revokeOwnToken', 'signOutEverywhere']);
    const refused: unknown[] = [];
    // The session comes last, because it revokes and replaces tokens.
    for (const { kind, bearer } of [guest, recorder, agent, embedKey, embed, session])
      for (const row of ROWS.filter(({ operation }) => !spending.has(operation))) {
        if (kind === null || !kindsOf.get(row.operation)?.includes(kind)) continue;
        const { status } = await ask(row, bearer);
        if (status === 401 || status >= 500) refused.push([nameOf(row), kind, status]);
      }

    expect(refused).toEqual([]);
  });
});

describe('a recorder token', () => {
  const send = (operation: OperationId, call: Call, bearer: Bearer) =>
    stage.send(operation, { ...call, headers: { ...call.headers, ...bearer } });

  /** A flow with a started upload. */
  async function record(bearer: Bearer): Promise<{ flowId: string; uploadId: string }> {
    const flow = await stage.send('createFlow', { body: { ...NEW_FLOW, system_id: world.team }, headers: bearer });
    const flowId = (flow.json as { id: string }).id;
    const [operation, call] =
      recordingCalls(flowId, '').find(([name]) => name === 'createUpload') ?? expect.unreachable();
    const { headers } = await send(operation, call, bearer);
    return { flowId, uploadId: headers.get('location')?.split('/').at(-1) ?? '' };
  }

  it('gets 404 for every flow that another token, person or browser created', async () => {
    const { cast, server } = stage;
    const recorder = async (name: 'owner' | 'admin') => {
      const { authorization, get } = await aRecorder(server.url, cast.people[name]);
      // Its first use is recorded in its row.
      await get('/auth/me');
      return { authorization };
    };
    const [mine, second, others] = [await recorder('owner'), await recorder('owner'), await recorder('admin')];
    const creators = { 'another token': second, 'the session': cast.credentials.owner, 'another person': others };
    const wrong: unknown[] = [];
    for (const [name, creator] of Object.entries(creators)) {
      const { flowId, uploadId } = await record(creator);
      const before = await stage.digest();
      for (const [index, [operation, call]] of recordingCalls(flowId, uploadId).entries()) {
        const response = await send(operation, call, mine);
        const [, strangeCall] = recordingCalls(randomUUID(), randomUUID())[index] ?? expect.unreachable();
        const nowhere = await send(operation, strangeCall, mine);
        if (response.status !== 404 || contentOf(response) !== contentOf(nowhere))
          wrong.push([name, operation, response.status]);
      }
      expect(await stage.digest()).toEqual(before);
    }

    expect(wrong).toEqual([]);
  });

  it('gets its own flow without comments and file URLs', async () => {
    const { authorization } = await aRecorder(stage.server.url, stage.cast.people.owner);
    const made = await stage.send('createFlow', { body: NEW_FLOW, headers: { authorization } });
    const { flowId, uploadId } = await record({ authorization });
    const { pool } = stage.server.database;
    await pool.query(
      `update flows set recording_status = 'completed', video_key = (select timeline_key from flows where id = $2) where id = $1`,
      [flowId, world.flows.others.flowId],
    );
    const status = await stage.send('getRecordingStatus', { params: { flow_id: flowId }, headers: { authorization } });
    const own = await stage.send('getRecordingStatus', {
      params: { flow_id: flowId },
      headers: stage.cast.credentials.owner,
    });
    const upload = await send('getUploadOffset', { params: { upload_id: uploadId }, headers: TUS }, { authorization });

    expect(made.json).toMatchObject({ comments: [], video_url: null, preview_video_url: null });
    expect(made.json).toMatchObject({ thumbnail_url: null, timeline_url: null });
    expect(status.json).toEqual({ recording_status: 'completed', duration: null, video_url: null });
    expect(own.json).toMatchObject({ video_url: expect.stringContaining('/blobs/') as string });
    expect(upload.status).toBe(200);
  });

  it('gets 404 after its person has left the project', async () => {
    const { authorization } = await aRecorder(stage.server.url, stage.cast.people.reporter);
    const { flowId } = await record({ authorization });
    const params = { flow_id: flowId, systemId: world.team, userId: stage.cast.people.reporter.userId };
    const read = async () => (await stage.send('getRecordingStatus', { params, headers: { authorization } })).status;

    expect(await read()).toBe(200);
    await stage.send('removeMember', { params, headers: stage.cast.credentials.admin });
    expect(await read()).toBe(404);
  });
});
