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

/** A valid token, with overrides. */
function forge({ header = HEADER, audience = 'flowlens-api', sid = SESSION, expires = '15m' }: Forgery = {}) {
  return new SignJWT({ sid }).setProtectedHeader(header).setAudience(audience).setIssuedAt().setExpirationTime(expires);
}

describe('createAccessTokens', () => {
  afterEach(() => void vi.useRealTimers());
  const tokens = createAccessTokens(KEY);

  it('accepts its own tokens', async () => {
    expect(await tokens.verify(await tokens.sign(SESSION))).toBe(SESSION);
    expect(await tokens.verify(await forge().sign(KEY))).toBe(SESSION);
  });

  it('rejects a token it has verified before once it expires', async () => {
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
    ['a session that is not a string', forge({ sid: { $ne: null } })],
    ['a session that is not a UUID', forge({ sid: 'session-1' })],
    ['an empty session', forge({ sid: '' })],
    ['a session with text behind its UUID', forge({ sid: `${SESSION}\n` })],
    ['an expiry in the past', forge({ expires: '-2m' })],
  ])('rejects %s although the key is right', async (_what, token) => {
    expect(await tokens.verify(await token.sign(KEY))).toBeNull();
  });

  it('rejects a token of another key', async () => {
    expect(await tokens.verify(await forge().sign(randomBytes(32)))).toBeNull();
  });

  it('rejects a token without an expiry', async () => {
    const endless = new SignJWT({ sid: SESSION }).setProtectedHeader(HEADER).setAudience('flowlens-api');
    expect(await tokens.verify(await endless.sign(KEY))).toBeNull();
  });

  it('rejects an unsigned token', async () => {
    const unsigned = new UnsecuredJWT({ sid: SESSION }).setAudience('flowlens-api').setExpirationTime('15m').encode();
    expect(await tokens.verify(unsigned)).toBeNull();
    expect(await tokens.verify(`${(await tokens.sign(SESSION)).split('.').slice(0, 2).join('.')}.`)).toBeNull();
  });

  it('rejects a key that the token itself contains', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const header = { alg: 'ES256', typ: 'at+jwt', jwk: await exportJWK(publicKey), jku: 'http://127.0.0.1:9/keys' };
    expect(await tokens.verify(await forge({ header }).sign(privateKey))).toBeNull();
  });

  it.each(['', 'a.b.c', 'not a token', `${randomUUID()}`])('rejects %j', async (text) => {
    expect(await tokens.verify(text)).toBeNull();
  });
});
