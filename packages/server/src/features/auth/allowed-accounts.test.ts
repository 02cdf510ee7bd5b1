import { DAY_MS } from '@flowlens/core/internal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import { aPerson } from '../../../test/support/people/person.js';
import { addProject } from '../../../test/support/people/projects.js';
import { agentTokenOf, postMessage } from '../../../test/support/mcp/mcp.js';
import { exchangeCode, obtainCode } from '../../../test/support/people/sign-in-as.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

const LIST_TOOLS = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

describe('a server with a list of allowed accounts', () => {
  let server: TestServer;
  beforeAll(async () => {
    const env = { FLOWLENS_ALLOWED_DOMAINS: 'Shop.example', FLOWLENS_ALLOWED_EMAILS: 'Guest@agency.example' };
    server = await openTestServer({ env });
  });
  afterAll(() => server.close());

  const signIn = async (email: string) => exchangeCode(server.url, await obtainCode(server.url, email));

  it.each(['ann@shop.example', 'ANN@SHOP.EXAMPLE', 'guest@agency.example'])('admits %s', async (email) => {
    expect((await signIn(email)).status).toBe(200);
  });

  it.each(['ann@agency.example', 'ann@dept.shop.example', 'ann@notshop.example', 'shop.example@agency.example'])(
    'rejects %s with 403 and a reason, and creates no account',
    async (email) => {
      const response = await signIn(email);

      expect(response.status).toBe(403);
      expect(await readContractResponse('signIn', response)).toMatchObject({
        detail: 'This account may not sign in here. Use another account, or ask your administrator for access.',
      });
      expect(response.headers.getSetCookie()).toEqual([]);
      const accounts = await server.database.db.selectFrom('users').where('email', '=', email).selectAll().execute();
      expect(accounts).toEqual([]);
    },
  );

  it('rejects an invitation to an address that may not sign in, with the reason', async () => {
    const ann = await aPerson(server.url, 'ann@shop.example');
    const projectId = await addProject(server.database.db, ann.userId, { name: 'Web shop' });
    const invite = (email: string) => ann.post(`/systems/${projectId}/invite`, { email });

    const refused = await invite('bob@agency.example');

    expect(refused.status).toBe(409);
    expect(await readContractResponse('inviteMember', refused)).toMatchObject({
      detail: 'This address may not sign in here. Ask your administrator to allow it.',
    });
    expect((await invite('Bob@Shop.Example')).status).toBe(201);
    expect((await invite('guest@agency.example')).status).toBe(201);
  });

  it('does not admit a person for a pending invitation', async () => {
    const { db } = server.database;
    await signIn('ann@shop.example');
    const project = await db.selectFrom('projects').select('id').limit(1).executeTakeFirstOrThrow();
    await db
      .insertInto('invitations')
      .values({
        project_id: project.id,
        email: 'invited@agency.example',
        expires_at: new Date(Date.now() + DAY_MS),
      })
      .execute();

    expect((await signIn('invited@agency.example')).status).toBe(403);
  });
});

describe('an account that was removed from the list', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ env: { FLOWLENS_ALLOWED_DOMAINS: 'shop.example' } });
  });
  afterAll(() => server.close());

  /** A user whose session began under an older list. */
  async function aFormerPerson() {
    const { db } = server.database;
    const [person] = await addPeople(server, 1);
    if (!person) throw new Error('nobody was added');
    const rename = (email: string) => db.updateTable('users').set({ email }).where('id', '=', person.userId).execute();
    await rename(`${person.userId}@shop.example`);
    const agentToken = await agentTokenOf(person);
    await rename(`${person.userId}@agency.example`);
    return { person, agentToken, rename };
  }

  it('gets 401 for its sessions and its agent tokens at the next call', async () => {
    const { person, agentToken } = await aFormerPerson();

    expect((await person.get('/auth/me')).status).toBe(401);
    const authorization = `Bearer ${agentToken}`;
    const flow = `${server.url}/flowlens/flow/00000000-0000-4000-8000-000000000000`;
    expect((await fetch(flow, { headers: { authorization } })).status).toBe(401);
    expect((await postMessage(server.url, LIST_TOOLS, { authorization })).status).toBe(401);
  });

  it('loses the session at the next refresh, even if a later list allows it', async () => {
    const { person, rename } = await aFormerPerson();
    const refresh = () =>
      fetch(`${server.url}/auth/google/refresh`, {
        method: 'POST',
        headers: { origin: server.url, cookie: person.cookie },
      });

    const refused = await refresh();
    await rename(`${person.userId}@shop.example`);

    expect(refused.status).toBe(401);
    expect(refused.headers.getSetCookie().join()).toMatch(/^fl_refresh=;/);
    expect((await refresh()).status).toBe(401);
    expect((await person.get('/auth/me')).status).toBe(401);
  });
});
