import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf, readContract } from '../../src/http/contract/read-contract.js';
import type { Call, OperationId } from './calls/calls.js';
import { TUS } from './calls/recording-calls.js';
import { openStage, contentOf, type Stage } from './world/stage.js';

/** Operations with ids in their path, and the names of those parameters. */
const OPERATIONS_WITH_ID = operationsOf(readContract()).flatMap(({ operationId, url }) => {
  const names = Array.from(url.matchAll(/:(\w*(?:_id|Id))\b/g), ([, name = '']) => name);
  return names.length > 0 ? [{ operation: operationId as OperationId, names }] : [];
});

/** Valid bodies and headers of the operations that require them. */
const CALLS: Partial<Record<OperationId, Call>> = {
  updateProject: { body: { name: 'Mine' } },
  inviteMember: { body: { email: 'me@example.com', role: 'ADMIN' } },
  setRecordingLinks: { body: { enabled: true } },
  createRecordingLink: { body: { title: 'x', expires_in_days: 1, max_recordings_count: 1 } },
  createEmbedKey: { body: { name: 'Mine' } },
  createPublicInvitation: { body: { max_joins_count: 9 } },
  updateFlow: { body: { title: 'Mine' } },
  updateMemberRole: { body: { role: 'ADMIN' } },
  updateShareLink: { body: { clear_preview: true } },
  appendFlowEvents: { query: 'sequence=0', headers: { 'content-type': 'application/x-ndjson' }, body: '{}\n' },
  getUploadOffset: { headers: TUS },
  appendUpload: {
    headers: { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: 'abcd',
  },
  cancelUpload: { headers: TUS },
};

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
    for (const { operation, names } of OPERATIONS_WITH_ID) {
      const call = CALLS[operation];
      const places = names.length === 1 ? ids.map((id) => [id]) : ids.flatMap((id) => pairsOf(id, ids));
      const ask = async (values: string[]) => {
        const params = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
        const headers = { ...call?.headers, ...stage.cast.credentials.outsider };
        return contentOf(await stage.send(operation, { ...call, params, headers }));
      };
      const unknown = await ask(names.map(() => randomUUID()));
      expect([operation, unknown]).toEqual([operation, expect.stringMatching(/^\[404,/)]);
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
