import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call, OperationId } from './calls/calls.js';
import { openStage, contentOf, type Stage } from './world/stage.js';
import type { World } from './world/world.js';
import type { Cast } from './world/cast.js';

interface Case {
  what: string;
  operation: OperationId;
  /** Existing id with another parent. */
  child: (world: World, cast: Cast) => string;
  call: (child: string, world: World) => Call;
}

const underOthers = (child: string, { flows }: World) => ({
  flow_id: flows.others.flowId,
  comment_id: child,
  share_id: child,
});
const underTeam = (child: string, { team }: World) => ({ systemId: team, invitationId: child, userId: child });
const edit = (child: string, { flows }: World): Call => ({
  body: { id: child, flow_id: flows.others.flowId, timestamp: 1, content: 'Mine now' },
});

/** The owner has every permission in the project, but the child is not part of it. */
const CASES: Case[] = [
  {
    what: 'a comment of another flow',
    operation: 'deleteComment',
    child: ({ flows }) => flows.reporters.commentId,
    call: (child, world) => ({ params: underOthers(child, world) }),
  },
  {
    what: 'a comment of another project',
    operation: 'deleteComment',
    child: ({ flows }) => flows.elsewhere.commentId,
    call: (child, world) => ({ params: underOthers(child, world) }),
  },
  {
    what: 'a comment of the caller’s other project',
    operation: 'deleteComment',
    child: ({ flows }) => flows.ownersDefault.commentId,
    call: (child, world) => ({ params: underOthers(child, world) }),
  },
  {
    what: 'the caller’s comment at another flow',
    operation: 'updateComment',
    child: ({ flows }) => flows.open.commentId,
    call: edit,
  },
  {
    what: 'a comment of another project',
    operation: 'updateComment',
    child: ({ flows }) => flows.elsewhere.commentId,
    call: edit,
  },
  {
    what: 'a link of another flow',
    operation: 'revokeShareLink',
    child: ({ flows }) => flows.reporters.shareId,
    call: (child, world) => ({ params: underOthers(child, world) }),
  },
  {
    what: 'the preview of a link of another flow',
    operation: 'updateShareLink',
    child: ({ flows }) => flows.reporters.shareId,
    call: (child, world) => ({ params: underOthers(child, world), body: { clear_preview: true } }),
  },
  {
    what: 'a link of another project',
    operation: 'revokeShareLink',
    child: ({ flows }) => flows.elsewhere.shareId,
    call: (child, world) => ({ params: underOthers(child, world) }),
  },
  {
    what: 'an invitation of another project',
    operation: 'revokeInvitation',
    child: ({ invitations }) => invitations.elsewhere,
    call: (child, world) => ({ params: underTeam(child, world) }),
  },
  {
    what: 'an invitation of the caller’s other project',
    operation: 'revokeInvitation',
    child: ({ invitations }) => invitations.ownersDefault,
    call: (child, world) => ({ params: underTeam(child, world) }),
  },
  {
    what: 'an invitation link',
    operation: 'revokeInvitation',
    child: ({ links }) => links.team,
    call: (child, world) => ({ params: underTeam(child, world) }),
  },
  {
    what: 'a member of another project',
    operation: 'updateMemberRole',
    child: (_, { people }) => people.outsider.userId,
    call: (child, world) => ({ params: underTeam(child, world), body: { role: 'ADMIN' } }),
  },
  {
    what: 'a member of another project',
    operation: 'removeMember',
    child: (_, { people }) => people.outsider.userId,
    call: (child, world) => ({ params: underTeam(child, world) }),
  },
  {
    what: 'somebody who was removed',
    operation: 'removeMember',
    child: (_, { people }) => people.exMember.userId,
    call: (child, world) => ({ params: underTeam(child, world) }),
  },
  {
    what: 'a tag of another project',
    operation: 'deleteTag',
    child: ({ tags }) => tags.elsewhere,
    call: (child) => ({ params: { tag_id: child } }),
  },
  {
    what: 'a link of this project to another',
    operation: 'joinProject',
    child: ({ links }) => links.team,
    call: (child, { elsewhere }) => ({ body: { system_id: elsewhere, invitation_id: child } }),
  },
  {
    what: 'an e-mail invitation of this project to another',
    operation: 'joinProject',
    child: ({ invitations }) => invitations.team,
    call: (child, { elsewhere }) => ({ body: { system_id: elsewhere, invitation_id: child } }),
  },
  {
    what: 'a flow of another project',
    operation: 'createComment',
    child: ({ flows }) => flows.elsewhere.flowId,
    call: (child) => ({ body: { flow_id: child, timestamp: 1, content: 'Hello' } }),
  },
];

describe('a child under the wrong parent', () => {
  let stage: Stage;
  let world: World;
  beforeAll(async () => {
    stage = await openStage();
    world = await stage.newWorld();
  });
  afterAll(async () => stage.server.close());

  const asOwner = (operation: OperationId, call: Call) =>
    stage.send(operation, { ...call, headers: stage.cast.credentials.owner });

  it.each(CASES.map((one) => [one.operation, one.what, one] as const))(
    'is answered by %s like an unknown id: %s',
    async (operation, _what, one) => {
      const before = await stage.digest();
      const response = await asOwner(operation, one.call(one.child(world, stage.cast), world));
      const missing = await asOwner(operation, one.call(randomUUID(), world));

      expect([response.status, await stage.digest()]).toEqual([404, before]);
      expect(contentOf(response)).toBe(contentOf(missing));
    },
  );

  it.each([
    ['of another project', ({ tags }: World) => tags.elsewhere],
    ['of another project of the caller', ({ tags }: World) => tags.ownersDefault],
    ['that does not exist', () => randomUUID()],
  ])('is rejected with 422 for a tag %s', async (_what, tagOf) => {
    const tagId = tagOf(world);
    const before = await stage.digest();
    const params = { flow_id: world.flows.others.flowId };
    const statuses = [
      await asOwner('updateFlow', { params, body: { title: 'Changed', tag_ids: [world.tags.team, tagId] } }),
      await asOwner('updateFlow', { params, body: { system_id: world.openSource, tag_ids: [world.tags.team] } }),
      await asOwner('createFlow', {
        body: { title: 'New', recorded_at: '2026-03-02T09:14:18.000Z', system_id: world.team, tag_ids: [tagId] },
      }),
    ].map(({ status }) => status);

    expect([statuses, await stage.digest()]).toEqual([[422, 422, 422], before]);
  });
});
