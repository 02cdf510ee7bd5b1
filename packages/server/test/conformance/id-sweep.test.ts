import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call, OperationId } from './calls/calls.js';
import { openStage, contentOf, type Stage } from './world/stage.js';

/** Operations with an id in their path, with the parameters' names and a valid body. */
const OPERATIONS_WITH_ID: [OperationId, string[], Call?][] = [
  ['getProject', ['systemId']],
  ['updateProject', ['systemId'], { body: { name: 'Mine' } }],
  ['deleteProject', ['systemId']],
  ['leaveProject', ['systemId']],
  ['listMembers', ['systemId']],
  ['inviteMember', ['systemId'], { body: { email: 'me@example.com', role: 'ADMIN' } }],
  ['listInvitations', ['systemId']],
  ['listProjectShareLinks', ['systemId']],
  ['revokeProjectShareLinks', ['systemId']],
  ['listPublicInvitations', ['systemId']],
  ['getRecordingLinks', ['systemId']],
  ['setRecordingLinks', ['systemId'], { body: { enabled: true } }],
  ['createRecordingLink', ['systemId'], { body: { title: 'x', expires_in_days: 1, max_recordings_count: 1 } }],
  ['revokeRecordingLink', ['systemId', 'link_id']],
  ['listEmbedKeys', ['systemId']],
  ['createEmbedKey', ['systemId'], { body: { name: 'Mine' } }],
  ['revokeEmbedKey', ['systemId', 'keyId']],
  ['listWaitingRecordings', ['systemId']],
  ['acceptWaitingRecording', ['systemId', 'flow_id']],
  ['discardWaitingRecording', ['systemId', 'flow_id']],
  ['revokePublicInvitation', ['systemId', 'invitationId']],
  ['createPublicInvitation', ['systemId'], { body: { max_joins_count: 9 } }],
  ['acceptInvitation', ['invitationId']],
  ['rejectInvitation', ['invitationId']],
  ['listSystemFlows', ['systemId']],
  ['getFlow', ['flow_id']],
  ['updateFlow', ['flow_id'], { body: { title: 'Mine' } }],
  ['deleteFlow', ['flow_id']],
  ['getRecordingStatus', ['flow_id']],
  ['getRecording', ['flow_id']],
  ['getSequenceDiagram', ['flow_id']],
  ['createShareLink', ['flow_id']],
  ['listShareLinks', ['flow_id']],
  ['listComments', ['flow_id']],
  ['completeFlow', ['flow_id']],
  ['deleteTag', ['tag_id']],
  ['revokeAgentToken', ['token_id']],
  ['updateMemberRole', ['systemId', 'userId'], { body: { role: 'ADMIN' } }],
  ['removeMember', ['systemId', 'userId']],
  ['revokeInvitation', ['systemId', 'invitationId']],
  ['updateShareLink', ['flow_id', 'share_id'], { body: { clear_preview: true } }],
  ['revokeShareLink', ['flow_id', 'share_id']],
  ['deleteComment', ['flow_id', 'comment_id']],
];

describe('every id of another project in every parameter', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(async () => stage.server.close());

  it('reveals nothing to an outsider', async () => {
    const { elsewhere: _own, contributorsOwn, ...world } = await stage.newWorld();
    const { elsewhere: _flow, ...flows } = world.flows;
    const { team: tag } = world.tags;
    const ids = [
      world.team,
      world.ownersDefault,
      world.openSource,
      contributorsOwn,
      tag,
      world.tags.ownersDefault,
      world.links.team,
      world.recordingLinks.team.linkId,
      world.recordingLinks.team.waitingId,
      world.recordingLinks.ownersDefault.linkId,
      world.recordingLinks.ownersDefault.waitingId,
      world.invitations.team,
      world.invitations.ownersDefault,
      world.agentTokens.owner,
      world.agentTokens.contributor,
      ...Object.values(flows).flatMap(({ flowId, commentId, shareId }) => [flowId, commentId, shareId]),
      ...Object.values(stage.cast.people).map(({ userId }) => userId),
    ];
    const before = await stage.digest();
    const open: unknown[] = [];
    for (const [operation, names, call] of OPERATIONS_WITH_ID) {
      const places = names.length === 1 ? ids.map((id) => [id]) : ids.flatMap((id) => pairsOf(id, ids));
      const ask = async (values: string[]) => {
        const params = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
        return contentOf(await stage.send(operation, { ...call, params, headers: stage.cast.credentials.outsider }));
      };
      const unknown = await ask(names.map(() => randomUUID()));
      expect(unknown).toMatch(/^\[404,/);
      for (const values of places) {
        const says = await ask(values);
        if (says !== unknown) open.push([operation, values, says]);
      }
    }

    expect([open, await stage.digest()]).toEqual([[], before]);
  });
});

/** Combines the id with every fourth of the others before and after it: all pairs would take longer and find no more. */
function pairsOf(id: string, ids: string[]): string[][] {
  const others = ids.filter((_, index) => (index + ids.indexOf(id)) % 4 === 0);
  return others.flatMap((other) => [
    [id, other],
    [other, id],
  ]);
}
