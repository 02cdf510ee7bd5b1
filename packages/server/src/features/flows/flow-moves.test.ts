import { randomUUID } from 'node:crypto';
import type { Flow } from '@flowlens/client';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import type { Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

const [PROJECTS, PEOPLE, FLOWS, TAGS] = [3, 5, 6, 2];
const STEPS = 1_000;

type Role = 'ADMIN' | 'USER';

/** Attempted change. Numbers are positions in the lists of the model; `into` may be one past the last project. */
interface Move {
  actor: number;
  flow: number;
  into: number | undefined;
  /** Project and place of each tag. */
  tags: [number, number][] | undefined;
}
/** Change of a membership between two moves. */
interface Turn {
  project: number;
  person: number;
  role: Role | null;
}

/** Second implementation of the move rules, without a database. The first person owns the first project, and so on. */
class Model {
  readonly roles = Array.from({ length: PROJECTS }, (_, project) => new Map<number, Role>([[project, 'ADMIN']]));
  readonly flows = Array.from({ length: FLOWS }, (_, at) => ({
    project: at % PROJECTS,
    reporter: at % PEOPLE,
    tags: new Set<string>(),
  }));

  turn({ project, person, role }: Turn): void {
    if (person === project) return;
    if (role) this.roles[project]?.set(person, role);
    else this.roles[project]?.delete(person);
  }

  /** Expected status of the move. */
  move({ actor, flow: at, into, tags }: Move): number {
    const flow = this.flows[at];
    if (!flow) throw new Error('no such flow');
    const role = this.roles[flow.project]?.get(actor);
    if (!role) return 404;
    const target = into ?? flow.project;
    if (!this.roles[target]?.has(actor)) return 404;
    if (role === 'USER' && flow.reporter !== actor) return 403;
    if (tags?.some(([project]) => project !== target)) return 422;
    if (target !== flow.project) flow.tags = new Set();
    flow.project = target;
    if (tags) flow.tags = new Set(tags.map(([project, tag]) => `${project}.${tag}`));
    return 200;
  }
}

const below = (end: number) => fc.nat({ max: end - 1 });
const aMove: fc.Arbitrary<Move> = fc.record({
  actor: below(PEOPLE),
  flow: below(FLOWS),
  into: fc.option(below(PROJECTS + 1), { nil: undefined, freq: 5 }),
  tags: fc.option(fc.uniqueArray(fc.tuple(below(PROJECTS), below(TAGS)), { maxLength: 2, selector: String }), {
    nil: undefined,
  }),
});
const aTurn: fc.Arbitrary<Turn> = fc.record({
  project: below(PROJECTS),
  person: below(PEOPLE),
  role: fc.constantFrom<Role | null>('ADMIN', 'USER', 'USER', null),
});

describe('moves of flows', () => {
  let server: TestServer;
  let people: Person[];
  let [projectIds, flowIds]: [string[], string[]] = [[], []];
  const tagIds: string[][] = [];
  const model = new Model();
  const seen = new Map<number, number>();

  beforeAll(async () => {
    server = await openTestServer();
    const { db } = server.database;
    people = await addPeople(server, PEOPLE);
    projectIds = await Promise.all(people.slice(0, PROJECTS).map(({ userId }) => addProject(db, userId)));
    flowIds = await Promise.all(
      model.flows.map(({ project, reporter }) =>
        addFlow(db, projectIds[project] ?? '', { reporterId: people[reporter]?.userId ?? '' }),
      ),
    );
    for (const project_id of projectIds) {
      const values = Array.from({ length: TAGS }, (_, at) => ({ project_id, title: `tag ${at}` }));
      const tags = await db.insertInto('tags').values(values).returning('id').execute();
      tagIds.push(tags.map(({ id }) => id));
    }
  });
  afterAll(() => server.close());

  async function turn(change: Turn): Promise<void> {
    model.turn(change);
    const { db } = server.database;
    const key = { project_id: projectIds[change.project] ?? '', user_id: people[change.person]?.userId ?? '' };
    if (change.project === change.person) return;
    await db
      .deleteFrom('members')
      .where('project_id', '=', key.project_id)
      .where('user_id', '=', key.user_id)
      .execute();
    if (change.role)
      await db
        .insertInto('members')
        .values({ ...key, role: change.role })
        .execute();
  }

  async function move(step: Move): Promise<void> {
    const expected = model.move(step);
    const idOf = ([project, tag]: [number, number]) => tagIds[project]?.[tag];
    const response = await people[step.actor]?.patch(`/flowlens/flow/${flowIds[step.flow]}`, {
      title: 'Moved',
      ...(step.into !== undefined && { system_id: projectIds[step.into] ?? randomUUID() }),
      ...(step.tags && { tag_ids: step.tags.map(idOf) }),
    });
    seen.set(expected, (seen.get(expected) ?? 0) + 1);
    expect(response?.status).toBe(expected);
    expect(await stored(step.flow)).toEqual(wanted(step.flow));
  }

  async function stored(at: number) {
    const flow = await server.database.db
      .selectFrom('flows')
      .select(['project_id', 'tags'])
      .where('id', '=', flowIds[at] ?? '')
      .executeTakeFirstOrThrow();
    return { project: flow.project_id, tags: (flow.tags as Flow['tags']).map(({ id }) => id).sort() };
  }

  function wanted(at: number) {
    const flow = model.flows[at];
    const tags = [...(flow?.tags ?? [])].map((tag) => {
      const [project, place] = tag.split('.').map(Number);
      return tagIds[project ?? 0]?.[place ?? 0] ?? '';
    });
    return { project: projectIds[flow?.project ?? 0], tags: tags.sort() };
  }

  it(`follow the rules in ${STEPS} random steps`, async () => {
    // State persists between the runs, so a failure cannot be shrunk; its seed and steps are printed.
    await fc.assert(
      fc.asyncProperty(aMove, fc.option(aTurn, { nil: undefined, freq: 2 }), async (step, change) => {
        if (change) await turn(change);
        await move(step);
      }),
      { numRuns: STEPS, endOnFailure: true },
    );
    for (const status of [200, 403, 404, 422]) expect(seen.get(status) ?? 0).toBeGreaterThan(STEPS / 50);
  });
});
