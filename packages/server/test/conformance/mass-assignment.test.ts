import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractFile } from '../../src/platform/package-paths.js';
import { FITTING_BODIES } from './calls/fitting-bodies.js';
import type { OperationId } from './calls/calls.js';
import { type Place, placeOf } from './world/place.js';
import { openStage, type Stage } from './world/stage.js';
import type { World } from './world/world.js';

/** Calls that take no body. */
const BODYLESS: OperationId[] = [
  'leaveProject',
  'deleteProject',
  'removeMember',
  'revokeInvitation',
  'acceptInvitation',
  'rejectInvitation',
  'createShareLink',
  'revokeShareLink',
  'deleteFlow',
  'completeFlow',
  'deleteComment',
  'deleteTag',
  'revokeAgentToken',
];

/** Returns every property of any response, and every column name of the database. */
function knownNames(): string[] {
  const { components } = parse(readFileSync(contractFile, 'utf8')) as {
    components: { schemas: Record<string, { properties?: Record<string, unknown> }> };
  };
  const inAnswers = Object.values(components.schemas).flatMap(({ properties = {} }) => Object.keys(properties));
  return [...new Set([...inAnswers, 'project_id', 'reporter_name', 'owner_id', '__proto__', 'constructor'])];
}

/** Returns a value that the property would accept if it were part of the body. */
function valueFor(name: string, world: World): unknown {
  if (/_count$|_ms$|^status$|size|duration/.test(name)) return 1;
  if (/^(is|can)_/.test(name)) return true;
  if (name === 'role' || name === 'user_role') return 'ADMIN';
  if (name === 'system_id' || name === 'project_id') return world.elsewhere;
  return name.endsWith('id') ? world.flows.elsewhere.flowId : 'forged';
}

describe('an unknown property of a call', () => {
  let stage: Stage;
  let world: World;
  let place: Place;
  beforeAll(async () => {
    stage = await openStage();
    world = await stage.newWorld();
    const { flowId, commentId } = world.flows.open;
    // The owner's own, so that only the body can be rejected.
    place = {
      ...placeOf('owner', world, stage.cast),
      flow_id: flowId,
      comment_id: commentId,
      systemId: world.openSource,
    };
    const tag = await stage.send('createTag', {
      body: { system_id: world.openSource, title: 'shop' },
      headers: stage.cast.credentials.owner,
    });
    place.tag_id = (tag.json as { id: string }).id;
  });
  afterAll(async () => stage.server.close());

  it.each(FITTING_BODIES)('is rejected by %s without storing anything', async (operation, bodyOf) => {
    const body = bodyOf(place);
    const headers = stage.cast.credentials.owner;
    const params = { ...place };
    const before = await stage.digest();
    const statuses: Record<string, number> = {};
    for (const name of knownNames().filter((known) => !Object.hasOwn(body, known))) {
      const forged = `${JSON.stringify(body).slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(valueFor(name, world))}}`;
      const { status } = await stage.send(operation, { params, headers, body: forged });
      if (status !== 422) statuses[name] = status;
    }

    expect([statuses, await stage.digest()]).toEqual([{}, before]);
    const fitting = await stage.send(operation, { params, headers, body });
    expect(fitting.status, `without it the call fits: ${fitting.text}`).not.toBe(422);
  });

  it.each(BODYLESS)('is rejected by %s, which accepts no body', async (operation) => {
    const before = await stage.digest();
    const response = await stage.send(operation, {
      params: { ...place },
      headers: stage.cast.credentials.owner,
      body: { user_id: stage.cast.people.outsider.userId },
    });

    expect([response.status, await stage.digest()]).toEqual([422, before]);
  });
});
