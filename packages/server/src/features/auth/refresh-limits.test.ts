import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import type { Person } from '../../../test/support/people/person.js';
import { cookieOf } from '../../../test/support/people/sign-in-as.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

describe('refreshing a session on a full disk', () => {
  let server: TestServer;
  let people: Person[];
  beforeAll(async () => {
    const env = { FLOWLENS_MIN_FREE_MB: '1000000000', FLOWLENS_LIMIT_REFRESH: '3' };
    server = await openTestServer({ env });
    people = await addPeople(server, 3);
  });
  afterAll(() => server.close());

  const refresh = (cookie = '') =>
    fetch(`${server.url}/auth/google/refresh`, { method: 'POST', headers: { origin: server.url, cookie } });

  it('returns a working token and keeps the refresh token, because it cannot store another', async () => {
    const cookie = people[0]?.cookie;
    const response = await refresh(cookie);
    const { token } = (await response.json()) as { token: string };
    const me = await fetch(`${server.url}/auth/me`, { headers: { authorization: `Bearer ${token}` } });

    expect([response.status, cookieOf(response), me.status]).toEqual([200, cookie, 200]);
  });

  it('refuses a session that refreshes more often than its limit, and no other one', async () => {
    const [, often, once] = people;
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await refresh(often?.cookie)).status);

    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await refresh(once?.cookie)).status).toBe(200);
  });
});
