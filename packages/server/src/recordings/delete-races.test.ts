import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPeople } from '../../test/support/people/add-people.js';
import type { Person } from '../../test/support/people/person.js';
import { addProject } from '../../test/support/people/projects.js';
import { announce, sendEvents } from '../../test/support/recordings/recorder.js';
import { openTestServer, type TestServer } from '../../test/support/server/test-server.js';

const ROUNDS = 30;
/** Three batches each: the maximum that one person may have in progress. */
const FLOWS = 3;

const click = { type: 'dom_action', action_type: 'click', relative_time_ms: 5, target: { tagName: 'BUTTON' } };

describe('a project that is deleted while its members record', () => {
  let server: TestServer;
  let people: Person[];
  beforeAll(async () => {
    server = await openTestServer();
    people = await addPeople(server, 2);
  });
  afterAll(() => server.close());

  it('is deleted completely, and every batch is stored before that or answered with 404', async () => {
    const { db, pool } = server.database;
    const [owner, reporter] = people as [Person, Person];
    const { url } = server;
    for (let round = 0; round < ROUNDS; round += 1) {
      const projectId = await addProject(db, owner.userId, { members: { [reporter.userId]: 'USER' } });
      const flowIds = await Promise.all(
        Array.from({ length: FLOWS }, () => announce(reporter, { system_id: projectId })),
      );
      const batches = flowIds.flatMap((flowId) =>
        [0, 1, 2].map((sequence) => () => sendEvents({ url, person: reporter }, flowId, { sequence, events: [click] })),
      );
      // The deletion happens at a different point every time.
      const before = round % batches.length;
      const sent = batches.slice(0, before).map((send) => send());
      const deleted = owner.delete(`/systems/${projectId}`);
      const responses = await Promise.all([...sent, ...batches.slice(before).map((send) => send())]);

      expect((await deleted).status).toBe(204);
      expect(responses.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual([]);
      for (const table of ['recordings', 'event_batches'])
        expect((await pool.query(`select 1 from ${table} where flow_id = any($1)`, [flowIds])).rowCount).toBe(0);
    }
  });
});
