import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAccessTokens } from './access-token.js';

const KEY = randomBytes(32);
const SESSION = randomUUID();
const HEADER = { alg: 'HS256', typ: 'at+jwt' };

interface Forgery {
  header?: { alg: string; typ: string };
  audience?: string;
  sid?: unknown;
  expires?: string;
}

/** A token as ours, unless said otherwise. */
function forge({ header = HEADER, audience = 'flowlens-api', sid = SESSION, expires = '15m' }: Forgery = {}) {
  return new SignJWT({ sid }).setProtectedHeader(header).setAudience(audience).setIssuedAt().setExpirationTime(expires);
}

describe('createAccessTokens', () => {
  afterEach(() => void vi.useRealTimers());
  const tokens = createAccessTokens(KEY);

  it('knows its own tokens', async () => {
    expect(await tokens.verify(await tokens.sign(SESSION))).toBe(SESSION);
    expect(await tokens.verify(await forge().sign(KEY))).toBe(SESSION);
  });

  it('lets a token that it knew end in time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await tokens.sign(SESSION);
    expect(await tokens.verify(token)).toBe(SESSION);

    vi.advanceTimersByTime(15 * 60_000 + 30_000);
    expect(await tokens.verify(token)).toBe(SESSION);
    vi.advanceTimersByTime(31_000);
    expect(await tokens.verify(token)).toBeNull();
  });

  it.each([
    ['another type', forge({ header: { alg: 'HS256', typ: 'JWT' } })],
    ['another audience', forge({ audience: 'flowlens-mcp' })],
    ['another algorithm of the same family', forge({ header: { alg: 'HS512', typ: 'at+jwt' } })],
    ['a session that is no text', forge({ sid: { $ne: null } })],
    ['a session that is no UUID', forge({ sid: 'session-1' })],
    ['an empty session', forge({ sid: '' })],
    ['a session with text behind its UUID', forge({ sid: `${SESSION}\n` })],
    ['an end that has passed', forge({ expires: '-2m' })],
  ])('refuses %s, though the key is right', async (_what, token) => {
    expect(await tokens.verify(await token.sign(KEY))).toBeNull();
  });

  it('refuses another key', async () => {
    expect(await tokens.verify(await forge().sign(randomBytes(32)))).toBeNull();
  });

  it('refuses a token without an end', async () => {
    const endless = new SignJWT({ sid: SESSION }).setProtectedHeader(HEADER).setAudience('flowlens-api');
    expect(await tokens.verify(await endless.sign(KEY))).toBeNull();
  });

  it('refuses an unsigned token', async () => {
    const unsigned = new UnsecuredJWT({ sid: SESSION }).setAudience('flowlens-api').setExpirationTime('15m').encode();
    expect(await tokens.verify(unsigned)).toBeNull();
    expect(await tokens.verify(`${(await tokens.sign(SESSION)).split('.').slice(0, 2).join('.')}.`)).toBeNull();
  });

  it('refuses a key that the token brings along', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const header = { alg: 'ES256', typ: 'at+jwt', jwk: await exportJWK(publicKey), jku: 'http://127.0.0.1:9/keys' };
    expect(await tokens.verify(await forge({ header }).sign(privateKey))).toBeNull();
  });

  it.each(['', 'a.b.c', 'not a token', `${randomUUID()}`])('refuses %j', async (text) => {
    expect(await tokens.verify(text)).toBeNull();
  });
});
