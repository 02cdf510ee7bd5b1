import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Column, COLUMNS, EMBEDDED } from './world/actors.js';
import type { CallResponse, Send } from './calls/calls.js';
import { FITTING_BODIES } from './calls/fitting-bodies.js';
import { nameOf, ROWS } from './matrix/rows.js';
import { type Comparable, comparable } from './mock-server/comparable.js';
import { FLOW_JOURNEYS } from './mock-server/flow-journeys.js';
import { OTHER_JOURNEYS } from './mock-server/other-journeys.js';
import { PROJECT_JOURNEYS } from './mock-server/project-journeys.js';
import { invalidVariants } from './mock-server/refused-bodies.js';
import type { Ids, Step } from './mock-server/step.js';
import { placeOf } from './world/place.js';
import type { Row } from './calls/row.js';
import { openStage, type Stage } from './world/stage.js';
import { mockedOperations, readMockWorld } from './mock-server/mock-world.js';
import type { World } from './world/world.js';

const answered = await mockedOperations();
const ANSWERED = ROWS.filter(({ operation }) => answered.has(operation));
const BODIES = FITTING_BODIES.filter(([operation]) => answered.has(operation));
/** The mock server checks no origin, knows no agent tokens, and does not know removed people: every link works there. */
const IGNORED: Record<string, readonly Column[]> = {
  'refreshSession from another site': COLUMNS,
  'signOut from another site': COLUMNS,
  'createRecorderCode from another site': COLUMNS,
  'createRecorderCode without the refresh cookie': COLUMNS,
  'joinProject by a link': ['exMember'],
  getFlow: ['agent'],
};

/** The mock server knows no embedded people. */
const KNOWN_COLUMNS = COLUMNS.filter((column) => !EMBEDDED.some((each) => each === column));

const UNKNOWN = randomUUID();
/** Limits that are low enough to reach. */
const PERSONAL_PROJECTS_MAX = 4;
const MEMBERS_MAX = 6;

describe('the mock server', () => {
  let stage: Stage;
  let world: World;
  let openMock: () => Send;
  let mock: Send;
  /** An unchanged world is reused for the next call. */
  let isFresh = false;

  beforeAll(async () => {
    stage = await openStage();
    await stage.server.database.db.updateTable('users').set({ max_systems_count: PERSONAL_PROJECTS_MAX }).execute();
    await stage.newWorld();
    await limitMembers();
    openMock = await readMockWorld(stage);
  });
  afterAll(async () => stage.server.close());

  it.each(Object.entries({ ...PROJECT_JOURNEYS, ...FLOW_JOURNEYS, ...OTHER_JOURNEYS }))(
    'behaves like the server when %s',
    async (_name, steps) => {
      await resetWorld();
      const answers = await go(stage.send, steps);

      expect(await go(mock, steps)).toEqual(answers);
    },
  );

  it.each(BODIES)('rejects the same bodies of %s as the server', async (operation, fitting) => {
    await resetWorld();
    const bodies = invalidVariants(fitting(idsOf(world)));
    const steps = bodies.map((body): Step => ({ as: 'owner', operation, call: () => ({ body }) }));
    const answers = await go(stage.send, steps);

    expect(zip(bodies, await go(mock, steps))).toEqual(zip(bodies, answers));
  });

  it.each(ANSWERED.map((row) => [nameOf(row), row] as const))(
    'answers every caller of %s like the server',
    async (name, row) => {
      const answers: [Column, Comparable][] = [];
      const mocked: [Column, Comparable][] = [];
      for (const column of KNOWN_COLUMNS.filter((each) => !IGNORED[name]?.includes(each))) {
        if (!isFresh) await resetWorld();
        const response = await attempt(row, column, stage.send);
        answers.push([column, response]);
        mocked.push([column, await attempt(row, column, mock)]);
        isFresh = !row.prepare && (response.status >= 400 || /^(get|list)/.test(row.operation));
      }

      expect(mocked).toEqual(answers);
    },
  );

  async function resetWorld(): Promise<void> {
    world = await stage.newWorld();
    await limitMembers();
    mock = openMock();
    isFresh = false;
  }

  function limitMembers(): Promise<unknown> {
    return stage.server.database.db.updateTable('projects').set({ max_members_count: MEMBERS_MAX }).execute();
  }

  async function attempt(row: Row, column: Column, send: Send) {
    const place = placeOf(column, world, stage.cast);
    const prepared = await row.prepare?.({ world, cast: stage.cast, place, send, url: stage.server.url });
    return comparable(await stage.play(row, column, { ...place, ...prepared }, send));
  }

  /** Runs a journey and returns the responses. */
  async function go(send: Send, steps: readonly Step[]) {
    const ids = idsOf(world);
    const way: unknown[] = [];
    for (const { as, operation, call, keep } of steps) {
      const { headers, params, ...rest } = call?.(ids) ?? {};
      const response = await send(operation, {
        ...rest,
        params: { ...ids, ...params },
        headers: { ...stage.cast.credentials[as], ...headers },
      });
      way.push([as, operation, comparable(response)]);
      if (keep) ids[keep] = madeBy(response, keep);
    }
    return way;
  }

  function idsOf({ elsewhere, flows, tags }: World): Ids {
    const { owner, admin, contributor, outsider, invitee } = stage.cast.people;
    return {
      ...placeOf('owner', world, stage.cast),
      elsewhere,
      contributorsFlow: flows.contributors.flowId,
      othersTag: tags.ownersDefault,
      admin: admin.userId,
      contributor: contributor.userId,
      ownersMail: owner.email,
      outsidersMail: outsider.email,
      inviteesMail: invitee.email,
      unknown: UNKNOWN,
    };
  }
});

function madeBy({ json }: CallResponse, keep: string): string {
  const { id, share_url } = json as { id: string; share_url?: string };
  return keep === 'token' ? (share_url?.split('/').at(-1) ?? '') : id;
}

function zip(bodies: readonly unknown[], answers: readonly unknown[]) {
  return bodies.map((body, index) => [JSON.stringify(body)?.slice(0, 100), answers[index]]);
}
