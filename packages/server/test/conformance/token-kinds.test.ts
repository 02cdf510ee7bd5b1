import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { type JWTHeaderParameters, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSecret } from '../../src/platform/config/secret.js';
import { DEVELOPMENT_CLIENT_ID } from '../../src/features/auth/dev-issuer/provider.js';
import { DEVELOPMENT_ISSUER_PATH } from '../../src/features/auth/dev-issuer/routes.js';
import { deriveKey } from '../../src/platform/secrets/derive-key.js';
import { postMessage } from '../support/mcp/mcp.js';
import { obtainCode, signInAs } from '../support/people/sign-in-as.js';
import { openStage, type Stage } from './world/stage.js';

const LIST_TOOLS = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const FROM_APP = { 'x-requested-with': 'flowlens' };

describe('a token', () => {
  let stage: Stage;
  let tokens: Record<string, string>;
  let blob: { key: string; expires: string };
  let flow_id = '';

  beforeAll(async () => {
    stage = await openStage();
    const { flows } = await stage.newWorld();
    flow_id = flows.others.flowId;
    const { url } = stage.server;
    const { token: access, cookie } = await signInAs(url, 'ann@example.com');
    const headers = stage.cast.credentials.owner;
    const share = await stage.send('createShareLink', { params: { flow_id: flows.others.flowId }, headers });
    const agent = await stage.send('createAgentToken', { body: { agent_type: 'CLAUDE_CODE' }, headers });
    const flow = await stage.send('getFlow', { params: { flow_id: flows.others.flowId }, headers });
    const timeline = new URL((flow.json as { timeline_url: string }).timeline_url);
    blob = {
      key: timeline.pathname.split('/').at(-1) ?? '',
      expires: timeline.searchParams.get('expires') ?? '',
    };
    tokens = {
      access,
      refresh: cookie.split('=')[1] ?? '',
      share: (share.json as { share_url: string }).share_url.split('/').at(-1) ?? '',
      agent: (agent.json as { token: string }).token,
      signature: timeline.searchParams.get('signature') ?? '',
      identity: await obtainIdToken(url),
      embedKey: stage.cast.embedding.key,
      embed: stage.cast.embedding.tokens.embedded,
    };
  });
  afterAll(async () => stage.server.close());

  /** Returns the status of each endpoint for a token. */
  async function doors(token: string): Promise<Record<string, number>> {
    const { send } = stage;
    const responses = {
      bearer: await send('getCurrentUser', { headers: { authorization: `Bearer ${token}` } }),
      cookie: await send('refreshSession', { headers: { ...FROM_APP, cookie: `fl_refresh=${token}` } }),
      shared: await send('getSharedFlow', { params: { token } }),
      blob: await send('getBlob', {
        params: { key: blob.key },
        query: new URLSearchParams({ expires: blob.expires, signature: token }).toString(),
      }),
      code: await send('signIn', { headers: FROM_APP, body: { code: token } }),
      mint: await send('createEmbedToken', {
        headers: { authorization: `Bearer ${token}` },
        body: { email: 'kim@customer.example', name: 'Kim' },
      }),
      flow: await send('getFlow', { params: { flow_id }, headers: { authorization: `Bearer ${token}` } }),
      mcp: await postMessage(stage.server.url, LIST_TOOLS, { authorization: `Bearer ${token}` }),
    };
    return Object.fromEntries(Object.entries(responses).map(([door, { status }]) => [door, status]));
  }

  const CLOSED = { bearer: 401, cookie: 401, shared: 401, blob: 403, code: 400, mint: 401, flow: 401, mcp: 401 };

  it.each([
    // Its person is not a member of the flow's project.
    ['access', { bearer: 200, flow: 404 }],
    ['refresh', { cookie: 200 }],
    ['share', { shared: 200 }],
    ['agent', { flow: 200, mcp: 200 }],
    ['signature', { blob: 200 }],
    ['identity', {}],
    ['embedKey', { mint: 201 }],
    ['embed', { bearer: 200, flow: 200 }],
  ])('is accepted only by the calls of its kind: %s', async (kind, open) => {
    const token = tokens[kind] ?? '';

    expect(token.length).toBeGreaterThan(20);
    expect(await doors(token)).toEqual({ ...CLOSED, ...open });
  });

  it('is ignored in a URL, a cookie or another header', async () => {
    const { access = '' } = tokens;
    const { url } = stage.server;
    const responses = [
      await fetch(`${url}/auth/me?token=${access}&access_token=${access}`),
      await fetch(`${url}/auth/me`, { headers: { cookie: `token=${access}; fl_refresh=${tokens.refresh}` } }),
      await fetch(`${url}/auth/me`, { headers: { 'x-access-token': access, authorization: `Basic ${access}` } }),
      await fetch(`${url}/auth/me`, { headers: { authorization: access } }),
    ];

    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  it('is rejected when it is forged', async () => {
    const accepted = [];
    for (const [what, token] of await forgeries(stage, tokens.access ?? '')) {
      const answered = await doors(token);
      if (JSON.stringify(answered) !== JSON.stringify(CLOSED)) accepted.push([what, answered]);
    }

    expect(accepted).toEqual([]);
  });

  it('is rejected when one character differs', async () => {
    const { access = '', share = '' } = tokens;
    const other = (token: string, at: number) =>
      token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    const opened: string[] = [];
    for (let at = 0; at < share.length; at += 1) {
      const { status } = await stage.send('getSharedFlow', { params: { token: other(share, at) } });
      if (status !== 401) opened.push(`share ${at}`);
    }
    // The last character of a signature contains unused bits.
    for (let at = 0; at < access.length - 1; at += 1) {
      const authorization = `Bearer ${other(access, at)}`;
      const { status } = await stage.send('getCurrentUser', { headers: { authorization } });
      if (status !== 401) opened.push(`access ${at}`);
    }

    expect(opened).toEqual([]);
  });
});

/** A valid ID token of the issuer for a real person. */
async function obtainIdToken(url: string): Promise<string> {
  const { nonce: _nonce, ...proof } = await obtainCode(url, 'ann@example.com');
  const response = await fetch(`${url}${DEVELOPMENT_ISSUER_PATH}/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...proof, grant_type: 'authorization_code', client_id: DEVELOPMENT_CLIENT_ID }),
  });
  return ((await response.json()) as { id_token: string }).id_token;
}

/** Tokens for an active session that we did not sign, or signed for another purpose. */
async function forgeries({ server, cast }: Stage, access: string): Promise<[string, string][]> {
  const sid = claimsOf(access).sid;
  const secret = await readSecret({ secret: undefined, dataFolder: server.dataFolder });
  const ownKey = deriveKey(secret, 'access-token');
  const foreign = Buffer.alloc(32, 7);
  const { privateKey: rsa } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { privateKey: elliptic } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const make = (
    header: Partial<JWTHeaderParameters>,
    key: Parameters<SignJWT['sign']>[0],
    claims: Record<string, unknown> = {},
  ) =>
    new SignJWT({ sid, aud: 'flowlens-api', exp: Math.floor(Date.now() / 1_000) + 600, ...claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
      .sign(key);
  const symmetric = { kty: 'oct', k: foreign.toString('base64url') };
  const evil = 'https://evil.example/keys';
  const unsigned = new UnsecuredJWT({ sid }).setAudience('flowlens-api').setExpirationTime('10m').encode();
  const [header = '', payload = '', signature = ''] = access.split('.');
  return [
    ['alg none', unsigned],
    ['alg none with a signature', `${unsigned}${signature}`],
    ['alg none in its own header', `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`],
    ['no signature', `${header}.${payload}.`],
    [
      "another one's session behind our signature",
      `${header}.${encode({ ...claimsOf(access), sid: cast.people.owner.userId })}.${signature}`,
    ],
    ['a foreign key', await make({}, foreign)],
    ['the secret itself as key', await make({}, Buffer.from(secret))],
    ['the key of blob addresses', await make({}, deriveKey(secret, 'blob-link'))],
    ['RS256', await make({ alg: 'RS256' }, rsa)],
    ['ES256', await make({ alg: 'ES256' }, elliptic)],
    ['HS512 by our key', await make({ alg: 'HS512' }, Buffer.concat([ownKey, ownKey]))],
    ['jku', await make({ jku: evil }, foreign)],
    ['jwk', await make({ jwk: symmetric }, foreign)],
    ['x5u', await make({ x5u: evil }, foreign)],
    ['kid', await make({ kid: '../../dev/null' }, Buffer.alloc(32))],
    ['another type by our key', await make({ typ: 'JWT' }, ownKey)],
    ['another audience by our key', await make({}, ownKey, { aud: 'flowlens-mcp' })],
    ['an ended one by our key', await make({}, ownKey, { exp: Math.floor(Date.now() / 1_000) - 120 })],
    ['no end by our key', await make({}, ownKey, { exp: undefined })],
    ['no session by our key', await make({}, ownKey, { sid: undefined })],
    ['a session that nobody has, by our key', await make({}, ownKey, { sid: randomUUID() })],
    ['a user for a session, by our key', await make({}, ownKey, { sid: cast.people.owner.userId })],
    ['a MAC that is not a JWT', createHmac('sha256', ownKey).update(payload).digest('base64url')],
    ['next to nothing', '-.-.-'],
  ];
}

function claimsOf(token: string): { sid: string } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
