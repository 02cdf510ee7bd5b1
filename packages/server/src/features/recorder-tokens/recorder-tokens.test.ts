import { DAY_MS } from '@flowlens/core/internal';
import { createHash, randomUUID } from 'node:crypto';
import type { AppConfig, CreatedRecorderToken, PersonalToken, RecorderCode } from '@flowlens/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endSessions } from '../auth/sessions/end-sessions.js';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import { callsOf, type Person } from '../../../test/support/people/person.js';
import {
  aCodeRequest,
  approve,
  aProof,
  aRecorder,
  EXTENSION_ID,
  redeem,
  REDIRECT_URI,
} from '../../../test/support/recordings/recorder-token.js';
import { cookieOf } from '../../../test/support/people/sign-in-as.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

const FIREFOX_ID = 'recorder@flowlens.example';
const FIREFOX_REDIRECT = `https://${createHash('sha1').update(FIREFOX_ID).digest('hex')}.extensions.allizom.org/cb`;
const ALLOWED_SITE = 'https://host.example';

let server: TestServer;
let [ann, bob] = [] as unknown as [Person, Person];

beforeAll(async () => {
  const env = { RECORDER_EXTENSION_IDS: `${EXTENSION_ID},${FIREFOX_ID}`, ALLOWED_ORIGINS: ALLOWED_SITE };
  server = await openTestServer({ env });
});
afterAll(() => server.close());
beforeEach(async () => {
  [ann, bob] = (await addPeople(server, 2)) as [Person, Person];
});

const statusOf = async (response: Promise<Response>) => (await response).status;
const list = async (person: Person) =>
  readContractResponse<PersonalToken[]>('listAgentTokens', await person.get('/auth/tokens'));
const isAlive = async ({ get }: Pick<Person, 'get'>) => (await statusOf(get('/auth/me'))) === 200;
const openCodes = async (person: Person) =>
  (await server.database.db.selectFrom('recorder_codes').selectAll().where('user_id', '=', person.userId).execute())
    .length;

describe('createRecorderCode', () => {
  it('creates a code for a person with both session and refresh cookie, on the server’s own page', async () => {
    const before = Date.now();
    const response = await approve(server.url, ann, aCodeRequest().body);
    const { code, expires_at } = await readContractResponse<RecorderCode>('createRecorderCode', response);

    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(code).toMatch(/^fl_rc_[\w-]{43}$/);
    expect(Date.parse(expires_at)).toBeGreaterThanOrEqual(before + 60_000);
    expect(Date.parse(expires_at)).toBeLessThanOrEqual(Date.now() + 60_000);
  });

  it('rejects a session without the refresh cookie of the same person with 403', async () => {
    const { body } = aCodeRequest();
    for (const cookie of ['', bob.cookie, 'fl_refresh=invented'])
      expect(await statusOf(approve(server.url, ann, body, { cookie }))).toBe(403);

    expect(await openCodes(ann)).toBe(0);
  });

  it('rejects every other origin, and a call without one, with 403', async () => {
    const { body } = aCodeRequest();
    const { cookie } = ann;

    for (const origin of [ALLOWED_SITE, 'https://evil.example', `chrome-extension://${EXTENSION_ID}`, 'null'])
      expect(await statusOf(approve(server.url, ann, body, { origin }))).toBe(403);
    expect(await statusOf(ann.post('/auth/recorder/codes', body, { cookie }))).toBe(403);
    expect(await openCodes(ann)).toBe(0);
  });

  it.each([
    'https://evil.example/cb',
    `${REDIRECT_URI}/`,
    `${REDIRECT_URI}?x=1`,
    `${REDIRECT_URI}#`,
    `http://${EXTENSION_ID}.chromiumapp.org/cb`,
    `https://${EXTENSION_ID}.chromiumapp.org:443/cb`,
    `https://${EXTENSION_ID}.chromiumapp.org./cb`,
    `https://${EXTENSION_ID}.chromiumapp.org.evil.example/cb`,
    `https://user@${EXTENSION_ID}.chromiumapp.org/cb`,
    `https://evil.example\\@${EXTENSION_ID}.chromiumapp.org/cb`,
    `https://${EXTENSION_ID.toUpperCase()}.chromiumapp.org/cb`,
    `https://${EXTENSION_ID}.chromiumapp.org/CB`,
    `https://${EXTENSION_ID}.chromiumapp.org/other`,
    'https://ponmlkjihgfedcbaponmlkjihgfedcba.chromiumapp.org/cb',
    'http://127.0.0.1/mozoauth2/0123456789/cb',
    '',
  ])('rejects the redirect URI %j with 422 and without a redirect', async (redirect_uri) => {
    const response = await approve(server.url, ann, { ...aCodeRequest().body, redirect_uri });

    expect([response.status, response.headers.get('location')]).toEqual([422, null]);
    expect(await openCodes(ann)).toBe(0);
  });

  it('accepts the redirect URI that Firefox gives an allowed extension', async () => {
    const { verifier, body } = aCodeRequest();
    const response = await approve(server.url, ann, { ...body, redirect_uri: FIREFOX_REDIRECT });
    const { code } = await readContractResponse<RecorderCode>('createRecorderCode', response);

    const proof = { code, code_verifier: verifier, redirect_uri: FIREFOX_REDIRECT };
    expect(await statusOf(redeem(server.url, proof))).toBe(201);
  });

  it.each([
    { code_challenge_method: 'plain' },
    { code_challenge_method: undefined },
    { code_challenge: undefined },
    { code_challenge: 'x'.repeat(42) },
    { code_challenge: 'x'.repeat(44) },
    { code_challenge: `${'x'.repeat(42)}=` },
    { code_challenge: `${'x'.repeat(43)}\n` },
    { name: 'FlowLens' },
  ])('rejects %j with 422', async (change) => {
    expect(await statusOf(approve(server.url, ann, { ...aCodeRequest().body, ...change }))).toBe(422);
  });

  it('stores only the hash of a code', async () => {
    const { code } = await aProof(server.url, ann);
    const { rows } = await server.database.pool.query<{ code_hash: Buffer; row: string }>(
      'select code_hash, to_jsonb(recorder_codes)::text as row from recorder_codes where user_id = $1',
      [ann.userId],
    );

    expect(rows[0]?.code_hash.equals(createHash('sha256').update(code).digest())).toBe(true);
    expect(rows[0]?.row).not.toContain(code.slice(6));
  });

  it('keeps at most five open codes per person, even if ten are created at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => aProof(server.url, ann)));
    const oldest = await aProof(server.url, bob);
    for (let more = 0; more < 5; more += 1) await aProof(server.url, bob);

    expect([await openCodes(ann), await openCodes(bob)]).toEqual([5, 5]);
    expect(await statusOf(redeem(server.url, oldest))).toBe(400);
  });
});

describe('exchangeRecorderCode', () => {
  it('returns a token and its person without using cookies', async () => {
    const response = await redeem(server.url, await aProof(server.url, ann), { cookie: bob.cookie });
    const { token, expires_at, user } = await readContractResponse<CreatedRecorderToken>(
      'exchangeRecorderCode',
      response,
    );

    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(token).toMatch(/^fl_rec_[\w-]{49}$/);
    expect(user.email).toBe(ann.email);
    expect(Math.abs(Date.parse(expires_at) - Date.now() - 90 * DAY_MS)).toBeLessThan(60_000);
    expect(await isAlive(callsOf(server.url, token))).toBe(true);
  });

  it('succeeds once for ten simultaneous calls', async () => {
    const proof = await aProof(server.url, ann);
    const statuses = await Promise.all(Array.from({ length: 10 }, () => statusOf(redeem(server.url, proof))));

    expect(statuses.sort()).toEqual([201, ...Array<number>(9).fill(400)]);
    expect(await statusOf(redeem(server.url, proof))).toBe(400);
    expect(await list(ann)).toHaveLength(1);
  });

  it.each([
    ['another verifier', { code_verifier: 'v'.repeat(43) }],
    ['a verifier that is too short', { code_verifier: 'v' }],
    ['an empty verifier', { code_verifier: '' }],
    ['another redirect URI', { redirect_uri: FIREFOX_REDIRECT }],
    ['a redirect URI with an additional slash', { redirect_uri: `${REDIRECT_URI}/` }],
  ])('rejects %s and invalidates the code', async (_what, change) => {
    const proof = await aProof(server.url, ann);
    const response = await redeem(server.url, { ...proof, ...change });
    const unknown = await redeem(server.url, { ...proof, code: 'fl_rc_unknown' });
    const withoutId = async (problem: Response) => ({ ...((await problem.json()) as object), request_id: undefined });

    expect([response.status, unknown.status]).toEqual([400, 400]);
    expect(await withoutId(response)).toEqual(await withoutId(unknown));
    expect(await statusOf(redeem(server.url, proof))).toBe(400);
    expect(await list(ann)).toEqual([]);
  });

  it('rejects the challenge as its own verifier', async () => {
    const { body } = aCodeRequest();
    const { code } = (await (await approve(server.url, ann, body)).json()) as RecorderCode;
    const proof = { code, code_verifier: body.code_challenge, redirect_uri: REDIRECT_URI };

    expect(await statusOf(redeem(server.url, proof))).toBe(400);
  });

  it('rejects a code after 60 seconds', async () => {
    const proof = await aProof(server.url, ann);
    await sql`update recorder_codes set expires_at = expires_at - interval '60 seconds'`.execute(server.database.db);

    expect(await statusOf(redeem(server.url, proof))).toBe(400);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['signed out', () => ann.post('/auth/logout', undefined, { origin: server.url, cookie: ann.cookie })],
    ['signed out everywhere', () => ann.delete('/auth/sessions')],
    [
      'was signed out by the operator',
      () => endSessions(server.database.db, { userId: ann.userId, agentTokens: false }),
    ],
    [
      'belongs to another issuer',
      () => server.database.db.updateTable('users').set({ issuer: 'other' }).where('id', '=', ann.userId).execute(),
    ],
  ])('rejects the code of a person who %s', async (_what, end) => {
    const proof = await aProof(server.url, ann);
    await end();

    expect(await statusOf(redeem(server.url, proof))).toBe(400);
    const { db } = server.database;
    const left = await db.selectFrom('recorder_tokens').select('id').where('user_id', '=', ann.userId).execute();
    expect(left).toEqual([]);
  });

  it('accepts only JSON', async () => {
    const body = new URLSearchParams(await aProof(server.url, ann));

    expect(await statusOf(fetch(`${server.url}/auth/recorder/token`, { method: 'POST', body }))).toBe(415);
  });

  it.each([
    ['  Chrome\u0000 on\nLinux\u202E ', 422, undefined],
    ['  Chrome\u0007 on\nLinux\u202E ', 201, 'Chrome on Linux'],
    [' ', 201, null],
    ['<b>x</b>', 201, '<b>x</b>'],
    ['d'.repeat(61), 422, undefined],
  ])('stores the device name %j as one line or rejects it', async (device, status, kept) => {
    expect(await statusOf(redeem(server.url, { ...(await aProof(server.url, ann)), device }))).toBe(status);
    expect(await list(ann)).toEqual(kept === undefined ? [] : [expect.objectContaining({ device: kept })]);
  });
});

describe('a recorder token', () => {
  it('is stored as a hash', async () => {
    const { token } = await aRecorder(server.url, ann);
    const { rows } = await server.database.pool.query<{ token_hash: Buffer; row: string }>(
      'select token_hash, to_jsonb(recorder_tokens)::text as row from recorder_tokens where user_id = $1',
      [ann.userId],
    );

    expect(rows[0]?.token_hash.equals(createHash('sha256').update(token).digest())).toBe(true);
    expect(rows[0]?.row).not.toContain(token.slice(7, 20));
  });

  it('is listed beside the tokens of assistants, and only its person can revoke it', async () => {
    const recorder = await aRecorder(server.url, ann);
    await ann.post('/auth/token', { agent_type: 'CURSOR' });
    const tokens = await list(ann);
    const listed = tokens.find(({ kind }) => kind === 'recorder');

    expect(tokens.map(({ kind }) => kind)).toEqual(['agent', 'recorder']);
    expect(listed).toMatchObject({ device: 'Chrome on Linux', created_from: '127.0.0.1', last_used_at: null });
    expect(await statusOf(bob.delete(`/auth/tokens/${listed?.id}`))).toBe(404);
    expect(await isAlive(recorder)).toBe(true);
    expect(await statusOf(ann.delete(`/auth/tokens/${listed?.id}`))).toBe(204);
    expect(await isAlive(recorder)).toBe(false);
    expect(await statusOf(ann.delete(`/auth/tokens/${listed?.id}`))).toBe(404);
  });

  it('can revoke itself and no other token', async () => {
    const [recorder, other] = [await aRecorder(server.url, ann), await aRecorder(server.url, ann)];

    expect(await statusOf(recorder.delete('/auth/tokens/self'))).toBe(204);
    expect(await statusOf(recorder.delete('/auth/tokens/self'))).toBe(401);
    expect([await isAlive(recorder), await isAlive(other)]).toEqual([false, true]);
    expect(await statusOf(ann.delete('/auth/tokens/self'))).toBe(401);
  });

  it('replaces the least recently used of ten', async () => {
    const recorders = [];
    for (let made = 0; made < 10; made += 1) recorders.push(await aRecorder(server.url, ann));
    await sql`update recorder_tokens set created_at = created_at - interval '1 day' where user_id = ${ann.userId}`.execute(
      server.database.db,
    );
    for (const recorder of recorders.slice(0, 9)) await recorder.get('/auth/me');
    const another = await aRecorder(server.url, ann);

    expect(await list(ann)).toHaveLength(10);
    expect(await Promise.all([...recorders, another].map(isAlive))).toEqual([
      ...Array<boolean>(9).fill(true),
      false,
      true,
    ]);
  });

  it('is extended by use, at most once an hour, and expires after 180 days', async () => {
    const { db } = server.database;
    const recorder = await aRecorder(server.url, ann);
    const ageBy = (hours: number) =>
      sql`update recorder_tokens set created_at = created_at - ${hours} * interval '1 hour',
        last_used_at = last_used_at - ${hours} * interval '1 hour', expires_at = expires_at - ${hours} * interval '1 hour'
        where user_id = ${ann.userId}`.execute(db);
    const daysLeft = async () => {
      await recorder.get('/auth/me');
      const [token] = await list(ann);
      return (Date.parse(token?.expires_at ?? '') - Date.now()) / DAY_MS;
    };

    await recorder.get('/auth/me');
    await ageBy(0.9);
    expect(await daysLeft()).toBeLessThan(90 - 0.8 / 24);
    await ageBy(0.2);
    expect(await daysLeft()).toBeCloseTo(90, 2);
    await ageBy(80 * 24);
    expect(await daysLeft()).toBeCloseTo(90, 2);
    await ageBy(80 * 24);
    expect(await daysLeft()).toBeCloseTo(180 - 160, 0);
    await ageBy(20 * 24);
    expect(await isAlive(recorder)).toBe(false);
  });

  it('expires after 90 days without use', async () => {
    const recorder = await aRecorder(server.url, ann);
    await sql`update recorder_tokens set expires_at = expires_at - interval '2160 hours'`.execute(server.database.db);

    expect(await isAlive(recorder)).toBe(false);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['signs out everywhere', () => ann.delete('/auth/sessions')],
    ['is signed out by the operator', () => endSessions(server.database.db, { userId: ann.userId, agentTokens: true })],
    [
      'belongs to another issuer',
      () => server.database.db.updateTable('users').set({ issuer: 'other' }).where('id', '=', ann.userId).execute(),
    ],
  ])('is revoked when its person %s', async (_what, end) => {
    const [recorder, others] = [await aRecorder(server.url, ann), await aRecorder(server.url, bob)];
    await end();

    expect([await isAlive(recorder), await isAlive(others)]).toEqual([false, true]);
  });

  it('remains valid after the session that created it ends', async () => {
    const recorder = await aRecorder(server.url, ann);
    await ann.post('/auth/logout', undefined, { origin: server.url, cookie: ann.cookie });

    expect(await isAlive(recorder)).toBe(true);
  });

  it('cannot refresh a session', async () => {
    const { token, authorization } = await aRecorder(server.url, ann);
    const refresh = (headers: Record<string, string>) =>
      fetch(`${server.url}/auth/google/refresh`, { method: 'POST', headers });

    expect(await statusOf(refresh({ 'x-requested-with': 'x', cookie: `fl_refresh=${token}`, authorization }))).toBe(
      401,
    );
    // The extension's requests carry the user's cookie.
    const origin = `chrome-extension://${EXTENSION_ID}`;
    const response = await refresh({ origin, cookie: ann.cookie });
    expect([response.status, cookieOf(response)]).toEqual([403, '']);
  });

  it('is rejected when one character differs', async () => {
    const { token } = await aRecorder(server.url, ann);
    for (const at of [8, 20, token.length - 3]) {
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      expect(await isAlive(callsOf(server.url, changed))).toBe(false);
    }
  });
});

describe('an Idempotency-Key of a recorder', () => {
  const flow = { title: 'Recorded', recorded_at: '2026-03-02T09:14:18.000Z' };
  const idOf = async (response: Promise<Response>) => ((await (await response).json()) as { id: string }).id;

  it('repeats the response only for the token that made the call', async () => {
    const [one, two] = [await aRecorder(server.url, ann), await aRecorder(server.url, ann)];
    const headers = { 'idempotency-key': randomUUID() };
    const make = ({ post }: Pick<Person, 'post'>) => idOf(post('/flowlens/flow', flow, headers));
    const ids = [await make(one), await make(two), await make(ann), await make(one), await make(two), await make(ann)];

    expect(ids.slice(3)).toEqual(ids.slice(0, 3));
    expect(new Set(ids).size).toBe(3);
  });
});

it('getConfig lists the extensions that people may connect', async () => {
  const { recorder } = await readContractResponse<AppConfig>('getConfig', await fetch(`${server.url}/config`));

  expect(recorder).toEqual({
    extension_ids: [EXTENSION_ID, FIREFOX_ID],
    redirect_uris: [REDIRECT_URI, FIREFOX_REDIRECT],
    min_version: null,
    download: null,
  });
});
