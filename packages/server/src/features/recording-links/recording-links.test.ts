import type { CreatedRecordingLink, GuestLink, RecordingLinks } from '@flowlens/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import { A_LINK, begin, forgetAddresses, makeRecordingLink, switchLinks } from '../../../test/support/people/guest.js';
import { callsOf, type Person } from '../../../test/support/people/person.js';
import { addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

describe('recording links', () => {
  let server: TestServer;
  let [owner, admin, contributor] = [] as unknown as [Person, Person, Person];
  let projectId: string;
  let address: string;
  beforeAll(async () => {
    server = await openTestServer();
    [owner, admin, contributor] = (await addPeople(server, 3)) as [Person, Person, Person];
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await forgetAddresses(server);
    projectId = await addProject(server.database.db, owner.userId, {
      members: { [admin.userId]: 'ADMIN', [contributor.userId]: 'USER' },
    });
    address = `/systems/${projectId}/recording-links`;
  });

  const makeLink = (by = admin, change = {}) => makeRecordingLink({ url: server.url, admin: by }, projectId, change);
  const read = async (by = owner) => readContractResponse<RecordingLinks>('getRecordingLinks', await by.get(address));
  const opened = async (token: string) => callsOf(server.url, token).get('/flowlens/guest/link');
  const stateOf = async (token: string) =>
    (await readContractResponse<GuestLink>('getGuestLink', await opened(token))).state;
  const refusalOf = async (token: string) => {
    const response = await begin(server.url, token);
    return [response.status, ((await response.json()) as { detail: string }).detail];
  };

  it('are disabled until an admin enables them for the project', async () => {
    const before = await read();
    const refused = await admin.post(address, A_LINK);
    const switched = await switchLinks(admin, server.url + address, true);

    expect(before).toEqual({ enabled: false, available: true, links: [] });
    expect(refused.status).toBe(409);
    expect(await readContractResponse('setRecordingLinks', switched)).toEqual({ ...before, enabled: true });
    expect((await admin.post(address, A_LINK)).status).toBe(201);
  });

  it('have a 256-bit secret in the fragment, of which only the hash is stored', async () => {
    await switchLinks(admin, server.url + address, true);
    const response = await admin.post(address, A_LINK);
    const { id, url } = await readContractResponse<CreatedRecordingLink>('createRecordingLink', response);
    const { rows } = await server.database.pool.query<{ text: string; hash: Buffer }>(
      'select row_to_json(link)::text as text, token_hash as hash from recording_links as link where id = $1',
      [id],
    );

    expect(url).toMatch(/^http:\/\/[\w.:]+\/flowlens\/guest#fl_rl_[\w-]{49}$/);
    expect(rows[0]?.hash).toHaveLength(32);
    expect(rows[0]?.text).not.toContain(url.split('#')[1]);
    expect(JSON.stringify(await read())).not.toContain(url.split('#')[1]);
  });

  it('are listed with their creator and their uses', async () => {
    const { id, token } = await makeLink(admin, { instructions: 'Show the cart.' });
    await begin(server.url, token);

    expect((await read()).links).toEqual([
      expect.objectContaining({
        id,
        title: A_LINK.title,
        instructions: 'Show the cart.',
        created_by: expect.any(String) as string,
        recordings_count: 1,
        max_recordings_count: 5,
        last_used_at: expect.any(String) as string,
      }),
    ]);
  });

  it('are limited to seven days and twenty recordings', async () => {
    await switchLinks(admin, server.url + address, true);

    for (const change of [{ expires_in_days: 8 }, { max_recordings_count: 21 }, { expires_in_days: 0 }])
      expect((await admin.post(address, { ...A_LINK, ...change })).status).toBe(422);
  });

  it('show a guest what is requested, by whom, and for which project', async () => {
    const { token } = await makeLink(admin, { instructions: 'Show the cart.' });

    expect(await readContractResponse<GuestLink>('getGuestLink', await opened(token))).toMatchObject({
      state: 'open',
      request: {
        title: A_LINK.title,
        instructions: 'Show the cart.',
        recordings_left: 5,
        max_duration_ms: 600_000,
        max_bytes: 209_715_200,
      },
    });
  });

  it('show the site to record to admins and guests', async () => {
    const site_url = 'https://shop.example/checkout?step=2';
    const [{ token }, other] = [await makeLink(admin, { site_url }), await makeLink()];

    expect((await read()).links.map((link) => link.site_url)).toEqual([null, site_url]);
    const asked = await readContractResponse<GuestLink>('getGuestLink', await opened(token));
    expect(asked.request?.site_url).toBe(site_url);
    const unasked = await readContractResponse<GuestLink>('getGuestLink', await opened(other.token));
    expect(unasked.request?.site_url).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://shop.example/',
    'shop.example',
    'https://ann:secret@shop.example/',
    'https://shop.example/a b',
    'https://shop.example\\@evil.example/',
    'https://shop.example/\u0000',
    '//shop.example',
    '',
    `https://shop.example/${'x'.repeat(2_048)}`,
  ])('reject %j as the site to record', async (site_url) => {
    await switchLinks(admin, server.url + address, true);

    expect((await admin.post(address, { ...A_LINK, site_url })).status).toBe(422);
  });

  it('report that they were revoked', async () => {
    const { id, token } = await makeLink();
    const revoked = await owner.delete(`${address}/${id}`);
    const again = await owner.delete(`${address}/${id}`);

    expect([revoked.status, again.status]).toEqual([204, 404]);
    expect(await stateOf(token)).toBe('revoked');
    expect(await refusalOf(token)).toEqual([409, 'This recording link was revoked.']);
    expect((await read()).links).toEqual([]);
  });

  it('report that they have expired', async () => {
    const { id, token } = await makeLink();
    await server.database.pool.query('update recording_links set expires_at = now() where id = $1', [id]);

    expect(await stateOf(token)).toBe('expired');
    expect(await refusalOf(token)).toEqual([409, 'This recording link has expired.']);
  });

  it('are rejected with 401 for an unknown secret', async () => {
    const { token } = await makeLink();
    const wrong = [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, `fl_rl_${'a'.repeat(49)}`, 'nonsense'];

    for (const invented of wrong) {
      expect((await opened(invented)).status).toBe(401);
      expect((await begin(server.url, invented)).status).toBe(401);
    }
  });

  it.each<[string, () => Promise<unknown>]>([
    ['is removed', () => owner.delete(`/systems/${projectId}/members/${admin.userId}`)],
    ['leaves', () => admin.post(`/systems/${projectId}/leave`)],
    ['loses the admin role', () => owner.patch(`/systems/${projectId}/members/${admin.userId}/role`, { role: 'USER' })],
    ['has them switched off', () => switchLinks(owner, server.url + address, false)],
  ])('are revoked when their creator %s', async (_name, end) => {
    const [{ token }, other] = [await makeLink(admin), await makeLink(owner)];
    await end();

    expect(await stateOf(token)).toBe('revoked');
    expect(await refusalOf(token)).toEqual([409, 'This recording link was revoked.']);
    expect(await stateOf(other.token)).toBe(_name === 'has them switched off' ? 'revoked' : 'open');
  });

  it('stop working when the account of their creator may no longer sign in', async () => {
    const { token } = await makeLink(admin);
    const { secret, flow_id } = (await (await begin(server.url, token)).json()) as { secret: string; flow_id: string };
    const status = () => callsOf(server.url, secret).get(`/flowlens/flow/${flow_id}/recording-status`);

    expect((await status()).status).toBe(200);
    await server.database.pool.query(`update users set issuer = 'https://another.example' where id = $1`, [
      admin.userId,
    ]);
    const after = await status();
    await server.database.pool.query(
      `update users set issuer = (select issuer from users where id = $2) where id = $1`,
      [admin.userId, owner.userId],
    );
    expect(after.status).toBe(401);
  });
});

describe('recording links of a server without a sandbox', () => {
  it('cannot be enabled, and report why', async () => {
    const server = await openTestServer({ env: { FLOWLENS_MEDIA_SANDBOX: 'off' } });
    try {
      const [owner] = (await addPeople(server, 1)) as [Person];
      const projectId = await addProject(server.database.db, owner.userId);
      const address = `/systems/${projectId}/recording-links`;

      const refused = await switchLinks(owner, server.url + address, true);

      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        detail: expect.stringContaining('cannot isolate video processing') as string,
      });
      expect(await (await owner.get(address)).json()).toEqual({ enabled: false, available: false, links: [] });
    } finally {
      await server.close();
    }
  });
});
