import Fastify from 'fastify';
import { decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { readContract } from '../../src/http/contract/read-contract.js';
import { AGENT_TOKEN_PREFIX } from '../../src/features/agent-tokens/agent-token-store.js';
import { decodeCursor } from '../../src/features/flows/list/flow-cursor.js';
import { SHARE_TOKEN_PREFIX } from '../../src/features/shares/share-token.js';
import { createAccessTokens } from '../../src/features/auth/sessions/access-token.js';
import { isCheckedToken } from '../../src/platform/secrets/opaque-token.js';
import { createRefreshCookie, registerCookies } from '../../src/features/auth/sessions/refresh-cookie.js';

/** Returns the matches of a pattern anywhere in the contract. */
function examplesOf(pattern: RegExp): string[] {
  const found = Array.from(JSON.stringify(readContract()).matchAll(pattern), ([whole, group]) => group ?? whole);
  expect(found).not.toEqual([]);
  return found;
}

describe('examples of the contract', () => {
  it.each([
    ['public links', SHARE_TOKEN_PREFIX, /fl_sh[\w-]+/g],
    ['tokens of assistants', AGENT_TOKEN_PREFIX, /fl_pat_[\w-]+/g],
  ])('contain %s in the format of the server', (_what, prefix, pattern) => {
    for (const token of examplesOf(pattern)) expect(isCheckedToken(prefix, token)).toBe(true);
  });

  it('contain list cursors that the server accepts', () => {
    for (const cursor of examplesOf(/cursor=([\w-]+)/g)) expect(decodeCursor(cursor).createdAtMs).toBeGreaterThan(0);
  });

  it('contain access tokens with the header of real ones', async () => {
    const ours = await createAccessTokens(Buffer.alloc(32)).sign('session');

    for (const token of examplesOf(/eyJ[\w-]*\.[\w-]+\.[\w-]+/g))
      expect(decodeProtectedHeader(token)).toEqual(decodeProtectedHeader(ours));
  });

  it('contain the cookie that the server sets', async () => {
    const app = Fastify();
    await registerCookies(app);
    const cookie = createRefreshCookie('https://flowlens.example');
    app.get('/', (_request, reply) => {
      cookie.write(reply, 'b64url');
      return reply.send();
    });

    const { headers } = await app.inject('/');

    for (const example of examplesOf(/"((?:__Host-)?fl_refresh=[^"]+)"/g)) expect(example).toBe(headers['set-cookie']);
  });
});
