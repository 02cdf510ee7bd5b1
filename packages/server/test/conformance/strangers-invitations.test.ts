import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOf } from './world/place.js';
import { openStage, type Stage } from './world/stage.js';
import type { World } from './world/world.js';

const GUESSES = 100;

describe('an invitation of another person', () => {
  let stage: Stage;
  let world: World;
  beforeAll(async () => {
    stage = await openStage();
    world = await stage.newWorld();
  });
  afterAll(async () => stage.server.close());

  it('cannot be guessed', async () => {
    const headers = stage.cast.credentials.outsider;
    const before = await stage.digest();
    const statuses = new Set<number>();
    for (let guess = 0; guess < GUESSES; guess += 1) {
      const invitationId = randomUUID();
      const params = { invitationId };
      statuses.add((await stage.send('acceptInvitation', { params, headers })).status);
      statuses.add((await stage.send('rejectInvitation', { params, headers })).status);
      for (const system_id of [world.team, world.openSource])
        statuses.add(
          (await stage.send('joinProject', { body: { system_id, invitation_id: invitationId }, headers })).status,
        );
    }

    expect([[...statuses], await stage.digest()]).toEqual([[404], before]);
  });

  it('is found by its e-mail in any case', async () => {
    const { db } = stage.server.database;
    await db
      .updateTable('invitations')
      .set({ email: stage.cast.people.invitee.email.toUpperCase() })
      .where('id', '=', world.invitations.ownersDefault)
      .execute();
    const headers = stage.cast.credentials.invitee;
    const list = await stage.send('listMyInvitations', { headers });
    const params = { invitationId: world.invitations.ownersDefault };

    expect(JSON.stringify(list.json)).toContain(world.invitations.ownersDefault);
    expect((await stage.send('rejectInvitation', { params, headers })).status).toBe(204);
  });

  it('admits nobody after it expires, like a link', async () => {
    const { db } = stage.server.database;
    const past = sql<Date>`now() - interval '1 second'`;
    await db.updateTable('invitations').set({ expires_at: past }).execute();
    await db.updateTable('public_invitations').set({ expires_at: past }).execute();
    const headers = stage.cast.credentials.invitee;
    const { invitationId, systemId, linkId } = placeOf('invitee', world, stage.cast);
    const body = { system_id: systemId, invitation_id: linkId };
    const list = await stage.send('listMyInvitations', { headers });

    expect(list.json).toEqual({ invitations: [] });
    expect((await stage.send('acceptInvitation', { params: { invitationId }, headers })).status).toBe(404);
    expect((await stage.send('joinProject', { body, headers })).status).toBe(404);
  });
});

describe('a comment', () => {
  it('has the signed-in person as author, even if the body names another', async () => {
    const stage = await openStage();
    const { flows } = await stage.newWorld();
    const headers = { ...stage.cast.credentials.contributor, 'x-user-id': stage.cast.people.owner.userId };
    const body = { flow_id: flows.others.flowId, timestamp: 1, content: 'Mine' };
    const { status, json } = await stage.send('createComment', { body, headers });
    const { userId, email } = stage.cast.people.contributor;

    expect([status, json]).toMatchObject([201, { user_id: userId, author_email: email }]);
    await stage.server.close();
  });
});
