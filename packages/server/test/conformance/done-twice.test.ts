import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import type { Column } from './world/actors.js';
import type { Call, OperationId } from './calls/calls.js';
import { placeOf } from './world/place.js';
import { openStage, type Stage } from './world/stage.js';
import type { World } from './world/world.js';

let stage: Stage;
let world: World;
beforeAll(async () => {
  stage = await openStage();
});
beforeEach(async () => {
  world = await stage.newWorld();
});
afterAll(async () => stage.server.close());

const send = (column: Column, operation: OperationId, call: Call = {}) =>
  stage.send(operation, {
    params: { ...placeOf(column, world, stage.cast) },
    ...call,
    headers: { ...stage.cast.credentials[column], ...call.headers },
  });
const join = (column: Column, invitation_id: string) =>
  send(column, 'joinProject', { body: { system_id: world.team, invitation_id } });
const idOf = ({ json }: { json: unknown }) => (json as { id: string }).id;

describe('a call that is repeated', () => {
  it.each<[OperationId, Column, number]>([
    ['deleteProject', 'owner', 204],
    ['leaveProject', 'admin', 204],
    ['removeMember', 'admin', 204],
    ['revokeInvitation', 'admin', 204],
    ['acceptInvitation', 'invitee', 200],
    ['rejectInvitation', 'invitee', 204],
    ['deleteFlow', 'reporter', 204],
    ['revokeShareLink', 'owner', 204],
    ['deleteComment', 'owner', 204],
    ['deleteTag', 'contributor', 204],
    ['revokeAgentToken', 'owner', 204],
  ])('returns 404: %s', async (operation, column, status) => {
    expect((await send(column, operation)).status).toBe(status);
    const before = await stage.digest();
    const again = await send(column, operation);

    expect([again.status, await stage.digest()]).toEqual([404, before]);
  });

  it.each<[OperationId, OperationId]>([
    ['acceptInvitation', 'rejectInvitation'],
    ['rejectInvitation', 'acceptInvitation'],
  ])('returns 404 when %s is followed by %s', async (first, second) => {
    expect((await send('invitee', first)).status).toBeLessThan(300);
    expect((await send('invitee', second)).status).toBe(404);
  });

  it('hides a revoked invitation from the invited person', async () => {
    expect((await send('owner', 'revokeInvitation')).status).toBe(204);
    expect((await send('invitee', 'acceptInvitation')).status).toBe(404);
    expect((await send('invitee', 'rejectInvitation')).status).toBe(404);
  });

  it.each<[string, OperationId, () => unknown]>([
    ['a pending invitation', 'inviteMember', () => ({ email: stage.cast.people.invitee.email.toUpperCase() })],
    ['an invitation of a member', 'inviteMember', () => ({ email: stage.cast.people.admin.email.toUpperCase() })],
    ['an invitation of the owner', 'inviteMember', () => ({ email: stage.cast.people.owner.email })],
    ['a tag of the same title', 'createTag', () => ({ system_id: world.team, title: ' CheckOut ' })],
  ])('returns 409 in any case to %s', async (_what, operation, body) => {
    const before = await stage.digest();

    expect([(await send('admin', operation, { body: body() })).status, await stage.digest()]).toEqual([409, before]);
  });

  it('returns 400 with the reason to a second join', async () => {
    expect((await join('invitee', world.links.team)).status).toBe(200);
    const before = await stage.digest();
    const again = await join('invitee', world.links.team);

    expect([again.status, await stage.digest()]).toEqual([400, before]);
    expect(again.json).toMatchObject({ detail: expect.stringContaining('already a member') as string });
  });

  it.each<[OperationId, Column, () => unknown]>([
    ['updateProject', 'admin', () => ({ name: 'Same' })],
    ['updateMemberRole', 'admin', () => ({ role: 'USER' })],
    ['updateFlow', 'reporter', () => ({ title: 'Same', system_id: world.team })],
    [
      'updateComment',
      'exMember',
      () => ({ id: world.flows.exMembers.commentId, flow_id: world.flows.exMembers.flowId, content: 'Same' }),
    ],
  ])('returns 200 with the same response: %s', async (operation, column, body) => {
    // The ex-member is the author here and returns through a new link.
    if (column === 'exMember') {
      const link = await send('owner', 'createPublicInvitation', { body: { max_joins_count: 1 } });
      expect((await join('exMember', idOf(link))).status).toBe(200);
    }
    const first = await send(column, operation, { body: body() });
    const second = await send(column, operation, { body: body() });

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.json).toEqual(first.json);
  });

  it.each<[OperationId, () => unknown]>([
    ['createProject', () => ({ name: 'Once' })],
    ['inviteMember', () => ({ email: 'once@example.com' })],
    ['createPublicInvitation', () => ({ max_joins_count: 3 })],
    ['createShareLink', () => undefined],
    ['createComment', () => ({ flow_id: world.flows.others.flowId, timestamp: 1, content: 'Once' })],
    ['createTag', () => ({ system_id: world.team, title: 'once' })],
    ['createFlow', () => ({ title: 'Once', recorded_at: '2026-03-02T09:14:18.000Z' })],
    ['createAgentToken', () => ({ agent_type: 'CURSOR' })],
  ])('repeats the first response for the same Idempotency-Key: %s', async (operation, body) => {
    const call = { headers: { 'idempotency-key': 'one-and-the-same' }, body: body() };
    const first = await send('owner', operation, call);
    const before = await stage.digest();
    const second = await send('owner', operation, call);

    expect(first.status).toBe(201);
    expect([second.status, second.json, await stage.digest()]).toEqual([201, first.json, before]);
  });
});

describe('a former member with an old or new invitation', () => {
  it('can join by the old link after leaving', async () => {
    await send('contributor', 'leaveProject');

    expect((await join('contributor', world.links.team)).status).toBe(200);
  });

  it('cannot join by a link older than the removal, but by a newer one', async () => {
    const link = await send('owner', 'createPublicInvitation', { body: { max_joins_count: 2 } });
    const params = { systemId: world.team, userId: stage.cast.people.contributor.userId };
    await send('owner', 'removeMember', { params });
    const newer = await send('owner', 'createPublicInvitation', { body: { max_joins_count: 2 } });

    expect((await join('contributor', idOf(link))).status).toBe(403);
    expect((await join('contributor', idOf(newer))).status).toBe(200);
  });

  it('can join by a new invitation after a removal', async () => {
    const { email } = stage.cast.people.exMember;
    const invitation = await send('admin', 'inviteMember', { body: { email } });
    const accepted = await send('exMember', 'acceptInvitation', { params: { invitationId: idOf(invitation) } });

    expect([accepted.status, accepted.json]).toEqual([200, { system_id: world.team }]);
    expect((await send('exMember', 'getProject')).status).toBe(200);
  });
});
