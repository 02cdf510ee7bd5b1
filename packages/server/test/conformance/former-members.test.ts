import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Column } from './world/actors.js';
import { nameOf, ROWS } from './matrix/rows.js';
import { type Place, placeOf } from './world/place.js';
import { expectedOf, type Row } from './calls/row.js';
import { openStage, type Stage } from './world/stage.js';
import type { World } from './world/world.js';

/** Rows that are replayed. Rows with preparation are not, because a former member cannot prepare them. */
const REPLAYED = ROWS.filter(
  ({ prepare, operation }) => prepare === undefined && !['signOut', 'signOutEverywhere'].includes(operation),
);

describe('a former member', () => {
  let stage: Stage;
  let world: World;
  let place: Place;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(async () => stage.server.close());

  async function setStage() {
    world = await stage.newWorld();
    place = placeOf('reporter', world, stage.cast);
  }

  /** Repeats all calls as the reporter; returns the responses that differ from those to `column`. */
  async function replay(column: Column, except: (row: Row) => boolean = () => false) {
    const differing: unknown[] = [];
    for (const row of REPLAYED.filter((one) => !except(one))) {
      const expected = Object.fromEntries(expectedOf(row))[column];
      const { status } = await stage.play(row, 'reporter', place);
      if (status !== expected) differing.push({ call: nameOf(row), status, expected });
    }
    return differing;
  }

  it('is an outsider as soon as an admin removes them', async () => {
    await setStage();
    const params = { systemId: world.team, userId: stage.cast.people.reporter.userId };
    const removal = await stage.send('removeMember', { params, headers: stage.cast.credentials.admin });

    expect(removal.status).toBe(204);
    expect(await replay('exMember')).toEqual([]);
  });

  it('is an outsider as soon as they leave, but may use the link', async () => {
    await setStage();
    const leaving = await stage.send('leaveProject', {
      params: { systemId: world.team },
      headers: stage.cast.credentials.reporter,
    });

    expect(leaving.status).toBe(204);
    expect(await replay('outsider', ({ operation }) => operation === 'joinProject')).toEqual([]);
  });

  it('is an outsider to a deleted project', async () => {
    await setStage();
    const deletion = await stage.send('deleteProject', {
      params: { systemId: world.team },
      headers: stage.cast.credentials.owner,
    });

    expect(deletion.status).toBe(204);
    expect(await replay('outsider', ({ operation }) => operation === 'joinProject')).toEqual([]);
  });

  it('is anonymous as soon as they sign out', async () => {
    await setStage();
    const headers = { ...stage.cast.credentials.reporter, 'x-requested-with': 'flowlens' };

    expect((await stage.send('signOut', { headers })).status).toBe(204);
    expect(await replay('signedOut')).toEqual([]);
  });
});
