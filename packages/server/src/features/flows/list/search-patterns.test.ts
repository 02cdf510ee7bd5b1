import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPeople } from '../../../../test/support/people/add-people.js';
import type { Person } from '../../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../../test/support/server/test-server.js';

const SEARCH_MAX_CHARS = 200;
const filled = (part: string) => part.repeat(SEARCH_MAX_CHARS).slice(0, SEARCH_MAX_CHARS);

describe('a search for special characters', () => {
  let server: TestServer;
  let ann: Person;
  let projectId = '';
  beforeAll(async () => {
    server = await openTestServer();
    [ann] = (await addPeople(server, 1)) as [Person];
    projectId = await addProject(server.database.db, ann.userId);
    for (let flow = 0; flow < 20; flow += 1)
      await addFlow(server.database.db, projectId, { title: `${filled('a')}b`, description: filled('%_\\') });
  });
  afterAll(() => server.close());
  const search = (text: string) => ann.get(`/flowlens/system/${projectId}/flows?search=${encodeURIComponent(text)}`);

  it.each(['a', '%', '_', '\\', '%_', '(a+)+$', "';--", '[[:alpha:]]*', '🦊', 'ﬀ', 'İ'])(
    'matches a long text of %s literally',
    async (part) => {
      const response = await search(filled(part));

      expect(response.status).toBe(200);
      expect(await response.json()).toHaveLength(part === 'a' ? 20 : 0);
    },
  );

  it('finds the wildcards and escapes of the database', async () => {
    expect(await (await search(filled('%_\\'))).json()).toHaveLength(20);
  });

  it.each(['a', '%', '\\', '(a+)+$'])('is rejected when it is too long: %s', async (part) => {
    expect((await search(part.repeat(2_000).slice(0, 2_000))).status).toBe(422);
  });
});
