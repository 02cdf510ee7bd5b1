import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Column, MEMBERS } from './world/actors.js';
import { OPERATION_IDS } from './calls/calls.js';
import { nameOf, ROWS } from './matrix/rows.js';
import { type Place, placeOf } from './world/place.js';
import { expectedOf, type Row } from './calls/row.js';
import { ALLOWED_DOMAIN } from './matrix/everyone.js';
import { openStage, contentOf, type Stage } from './world/stage.js';
import type { TableDigest } from './world/table-digest.js';
import type { World } from './world/world.js';

describe('the permission matrix', () => {
  let stage: Stage;
  let world: World;
  /** Digest of the current world; an unchanged world is reused for the next call. */
  let standing: TableDigest | undefined;

  beforeAll(async () => {
    stage = await openStage({ env: { FLOWLENS_ALLOWED_DOMAINS: ALLOWED_DOMAIN } });
  });
  afterAll(async () => stage.server.close());

  it('has a row for every operation of the contract', () => {
    const named = new Set(ROWS.map(({ operation }) => operation));

    expect(OPERATION_IDS.filter((operation) => !named.has(operation))).toEqual([]);
  });

  it.each(ROWS.map((row) => [nameOf(row), row] as const))('holds for %s', async (_name, row) => {
    const answered: [Column, number][] = [];
    const changed: Record<string, string[]> = {};
    const telling: Record<string, string[]> = {};
    for (const [column, status] of expectedOf(row)) {
      const { response, place, differing } = await attempt(row, column);
      answered.push([column, response.status]);
      if (status >= 400 && differing.length > 0) changed[column] = differing;
      if (status === 404 && response.status === 404) {
        const other = await stage.play(row, column, withUnknownIds(row, column, place));
        if (contentOf(response) !== contentOf(other)) telling[column] = [response.text, other.text];
      }
    }

    expect(Object.fromEntries(answered)).toEqual(Object.fromEntries(expectedOf(row)));
    expect(changed, 'tables that a refused call changed').toEqual({});
    expect(telling, 'answers that tell something hidden from something that is not there').toEqual({});
  });

  async function attempt(row: Row, column: Column) {
    if (standing === undefined) world = await stage.newWorld();
    const own = placeOf(column, world, stage.cast);
    const prepared = await row.prepare?.({
      world,
      cast: stage.cast,
      place: own,
      send: stage.send,
      url: stage.server.url,
    });
    const place = { ...own, ...prepared };
    const before = standing === undefined || prepared ? await stage.digest() : standing;
    const response = await stage.play(row, column, place);
    const after = await stage.digest();
    const differing = Object.keys(after).filter((table) => after[table] !== before[table]);
    standing = differing.length === 0 && !prepared ? after : undefined;
    return { response, place, differing };
  }
});

/** The same place with unknown ids. A member who moves a flow knows the flow but not the target. */
function withUnknownIds({ operation }: Row, column: Column, place: Place): Place {
  const stays = new Set(['token', 'key']);
  const knowsFlow = operation === 'updateFlow' && MEMBERS.has(column);
  const isHidden = (key: string) =>
    !stays.has(key) && (!knowsFlow || ['ownersDefault', 'contributorsOwn'].includes(key));
  const hidden = Object.keys(place).filter(isHidden);
  return { ...place, ...Object.fromEntries(hidden.map((key) => [key, randomUUID()])) };
}
