import type { CurrentUser } from '@flowlens/client';
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { Writable } from 'node:stream';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/logging/logger.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { cookieOf, obtainCode, type SignedIn, signInAs } from '../../../test/support/people/sign-in-as.js';

describe('a session', () => {
  let server: TestServer;
  let warnings = '';
  beforeAll(async () => {
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        warnings += chunk.toString();
        done();
      },
    });
    server = await openTestServer({ log: createLogger({ log: { level: 'warn', format: 'json' } }, stream) });
  });
  afterAll(() => server.close());

  function post(path: string, headers: Record<string, string>) {
    return fetch(`${server.url}${path}`, { method: 'POST', headers: { origin: server.url, ...headers } });
  }
  const refresh = (cookie: string) => post('/auth/google/refresh', { cookie });
  const me = (token: string) => fetch(`${server.url}/auth/me`, { headers: { authorization: `Bearer ${token}` } });

  /** Refreshes, and returns the next token and cookie. */
  async function rotate(cookie: string): Promise<SignedIn> {
    const response = await refresh(cookie);
    const { token } = await readContractResponse<{ token: string }>('refreshSession', response);
    return { token, cookie: cookieOf(response) };
  }

  it('gets a new token and a new cookie at every refresh', async () => {
    const first = await signInAs(server.url, 'ann@example.com');
    const second = await rotate(first.cookie);
    const third = await rotate(second.cookie);

    expect(new Set([first.cookie, second.cookie, third.cookie]).size).toBe(3);
    for (const { token } of [first, second, third]) expect((await me(token)).status).toBe(200);
  });

  it('survives a lost response', async () => {
    const { cookie } = await signInAs(server.url, 'ann@example.com');
    await refresh(cookie);
    await refresh(cookie);

    const retried = await rotate(cookie);

    expect((await me((await rotate(retried.cookie)).token)).status).toBe(200);
  });

  it('ends for all holders if a cookie is reused after its successor', async () => {
    const stolen = await signInAs(server.url, 'ann@example.com');
    const next = await rotate(stolen.cookie);
    const current = await rotate(next.cookie);

    const reused = await refresh(stolen.cookie);

    expect(reused.status).toBe(401);
    await readContractResponse('refreshSession', reused);
    expect((await refresh(current.cookie)).status).toBe(401);
    for (const { token } of [stolen, next, current]) expect((await me(token)).status).toBe(401);
  });

  it('reports a reused refresh token to the person until they dismiss it, and logs it without the token', async () => {
    const stolen = await signInAs(server.url, 'reused@example.com');
    const reusedAt = async ({ token }: SignedIn) =>
      (await readContractResponse<CurrentUser>('getCurrentUser', await me(token))).session_reused_at;
    expect(await reusedAt(stolen)).toBeNull();
    await rotate((await rotate(stolen.cookie)).cookie);
    const logged = warnings.length;
    await refresh(stolen.cookie);
    await refresh(stolen.cookie);

    const again = await signInAs(server.url, 'reused@example.com');

    expect(Date.parse((await reusedAt(again)) ?? '')).toBeCloseTo(Date.now(), -5);
    const lines = warnings.slice(logged).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        msg: 'a refresh token was used again; its session has ended',
        session: decodeJwt(stolen.token)['sid'],
        person: expect.any(String) as string,
      }),
    ]);
    expect(lines.join()).not.toContain(stolen.cookie.slice('fl_refresh='.length));

    const dismiss = () =>
      fetch(`${server.url}/auth/session-notice`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${again.token}` },
      });
    expect([(await dismiss()).status, (await dismiss()).status]).toEqual([204, 204]);
    expect(await reusedAt(again)).toBeNull();
  });

  it('ends everywhere with one call, which keeps another person’s cookie in the browser', async () => {
    const [here, there] = [
      await signInAs(server.url, 'everywhere@example.com'),
      await signInAs(server.url, 'everywhere@example.com'),
    ];
    const bob = await signInAs(server.url, 'bob@example.com');
    const end = ({ token }: SignedIn, cookie: string) =>
      fetch(`${server.url}/auth/sessions`, { method: 'DELETE', headers: { authorization: `Bearer ${token}`, cookie } });

    const response = await end(here, bob.cookie);

    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()).toEqual([]);
    for (const { token, cookie } of [here, there]) {
      expect((await me(token)).status).toBe(401);
      expect((await refresh(cookie)).status).toBe(401);
    }
    expect((await refresh(bob.cookie)).status).toBe(200);
    const own = await signInAs(server.url, 'everywhere@example.com');
    expect((await end(own, own.cookie)).headers.getSetCookie().join()).toMatch(/^fl_refresh=;/);
  });

  it('ends when both successors of one cookie are used', async () => {
    const { cookie } = await signInAs(server.url, 'ann@example.com');
    const [mine, thiefs] = [await rotate(cookie), await rotate(cookie)];
    const current = await rotate(mine.cookie);

    expect((await refresh(thiefs.cookie)).status).toBe(401);
    expect((await me(current.token)).status).toBe(401);
  });

  it('is not replaced by the session of another person whose cookie the browser has', async () => {
    const ann = await signInAs(server.url, 'ann@example.com');
    const bob = await signInAs(server.url, 'bob@example.com');
    const bearer = { authorization: `Bearer ${bob.token}` };
    // Bob's token has expired: a link brought it into Ann's browser.
    await post('/auth/logout', bearer);

    const response = await post('/auth/google/refresh', { cookie: ann.cookie, ...bearer });

    expect(response.status).toBe(401);
    await readContractResponse('refreshSession', response);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await refresh(ann.cookie)).status).toBe(200);
  });

  it('continues from another session of the same person', async () => {
    const before = await signInAs(server.url, 'ann@example.com');
    const now = await signInAs(server.url, 'ann@example.com');

    const response = await post('/auth/google/refresh', {
      cookie: now.cookie,
      authorization: `Bearer ${before.token}`,
    });

    expect(response.status).toBe(200);
  });

  it('survives 50 simultaneous refreshes of three tabs, whichever response comes last', async () => {
    let { cookie } = await signInAs(server.url, 'ann@example.com');

    for (let round = 0; round < 50; round += 1) {
      const responses = await Promise.all([refresh(cookie), refresh(cookie), refresh(cookie)]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      cookie = responses.map(cookieOf)[round % 3] ?? '';
    }
  });

  it.each(['', 'fl_refresh=', 'fl_refresh=fl_rt_invented', 'other=1'])(
    'does not start from the cookie %j',
    async (cookie) => {
      const response = await post('/auth/google/refresh', cookie ? { cookie } : {});

      expect(response.status).toBe(401);
      expect(response.headers.getSetCookie().join()).toMatch(/^fl_refresh=;.*Expires=Thu, 01 Jan 1970/);
    },
  );

  it('cannot be used or changed by other sites', async () => {
    const { cookie, token } = await signInAs(server.url, 'ann@example.com');

    for (const path of ['/auth/google/refresh', '/auth/logout']) {
      const response = await post(path, { cookie, origin: 'https://evil.example' });
      expect(response.status).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect((await fetch(`${server.url}/auth/google/refresh`, { method: 'POST', headers: { cookie } })).status).toBe(
      403,
    );
    expect((await me(token)).status).toBe(200);
    expect((await refresh(cookie)).status).toBe(200);
  });

  it('ends at once on sign-out, by cookie or by token', async () => {
    const byCookie = await signInAs(server.url, 'ann@example.com');
    const byToken = await signInAs(server.url, 'ann@example.com');
    const other = await signInAs(server.url, 'ann@example.com');

    const response = await post('/auth/logout', { cookie: byCookie.cookie });
    await post('/auth/logout', { authorization: `Bearer ${byToken.token}` });

    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie().join()).toMatch(/^fl_refresh=;/);
    for (const ended of [byCookie, byToken]) {
      expect((await me(ended.token)).status).toBe(401);
      expect((await refresh(ended.cookie)).status).toBe(401);
    }
    expect((await me(other.token)).status).toBe(200);
  });

  it('accepts a second sign-out, and one without a session', async () => {
    expect((await post('/auth/logout', {})).status).toBe(204);
    expect((await post('/auth/logout', { authorization: 'Bearer rubbish', cookie: 'fl_refresh=rubbish' })).status).toBe(
      204,
    );
  });

  it('is rejected after it expires', async () => {
    const { cookie, token } = await signInAs(server.url, 'late@example.com');
    const { sid } = decodeJwt<{ sid: string }>(token);

    await server.database.db.updateTable('sessions').set({ expires_at: new Date() }).where('id', '=', sid).execute();

    expect((await me(token)).status).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
  });

  it('keeps no refresh token in the database, only its hash', async () => {
    const { cookie } = await signInAs(server.url, 'ann@example.com');
    const secret = cookie.slice('fl_refresh='.length);

    const { rows } = await server.database.pool.query<{ text: string }>(
      "select string_agg(refresh_tokens::text || sessions::text, ' ') as text from refresh_tokens, sessions",
    );

    expect(rows[0]?.text.length).toBeGreaterThan(100);
    expect(rows[0]?.text).not.toContain(secret);
    expect(rows[0]?.text).not.toContain(Buffer.from(secret).toString('hex'));
  });

  describe('authentication of a session', () => {
    it('rejects an ID token of the issuer', async () => {
      const proof = await obtainCode(server.url, 'ann@example.com');
      const response = await fetch(`${server.url}/dev-issuer/token`, {
        method: 'POST',
        body: new URLSearchParams({ ...proof, grant_type: 'authorization_code', client_id: 'flowlens-app' }),
      });
      const { id_token, access_token } = (await response.json()) as { id_token: string; access_token: string };

      expect(decodeJwt(id_token).email).toBe('ann@example.com');
      expect((await me(id_token)).status).toBe(401);
      expect((await me(access_token)).status).toBe(401);
    });

    it('rejects a token signed with the issuer’s public key as a secret', async () => {
      const { token } = await signInAs(server.url, 'ann@example.com');
      const { keys } = (await (await fetch(`${server.url}/dev-issuer/jwks`)).json()) as { keys: { n: string }[] };
      const claims = new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' });

      for (const secret of [JSON.stringify(keys[0]), keys[0]?.n ?? 'n'])
        expect((await me(await claims.sign(Buffer.from(secret)))).status).toBe(401);
    });

    it('rejects the claims of a valid token, unsigned or with another signature', async () => {
      const { token } = await signInAs(server.url, 'ann@example.com');
      const claims = decodeJwt(token);
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const key = createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' }));

      expect((await me(new UnsecuredJWT(claims).encode())).status).toBe(401);
      expect(
        (await me(await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' }).sign(key))).status,
      ).toBe(401);
      expect((await me(token)).status).toBe(200);
    });

    it('rejects the refresh token and headers of another form', async () => {
      const { cookie, token } = await signInAs(server.url, 'ann@example.com');
      const secret = cookie.slice('fl_refresh='.length);

      for (const authorization of [`Bearer ${secret}`, `Basic ${token}`, token, `Bearer ${token} x`, 'Bearer']) {
        const response = await fetch(`${server.url}/auth/me`, { headers: { authorization } });
        expect(response.status).toBe(401);
      }
    });
  });
});
