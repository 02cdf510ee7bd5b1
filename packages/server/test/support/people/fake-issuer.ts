import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

type Json = Record<string, unknown>;

export interface FakeIssuer {
  url: string;
  publicKey: CryptoKey;
  /** Signs claims as the issuer; given claims replace the valid ones, and `undefined` omits one. */
  idToken: (claims?: Json) => Promise<string>;
  /** Sets the response of the token endpoint. */
  answerWith: (status: number, body: Json) => void;
  /** Makes it silent, or respond to everything with 500; `undefined` restores it. */
  breakDown: (how: 'silent' | 'failing' | undefined) => void;
  /** Returns how often its discovery document was requested. */
  discoveries: () => number;
  /** Returns the last request. */
  lastRequest: () => URLSearchParams;
  close: () => Promise<void>;
}

export const FAKE_CLIENT_ID = 'client-of-a-test';

/** An OpenID Connect issuer that the test controls; its identifier ends in `path`. */
export async function startFakeIssuer(path = ''): Promise<FakeIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  let answer: { status: number; body: Json } = { status: 500, body: {} };
  let asked = new URLSearchParams();
  let broken: 'silent' | 'failing' | undefined;
  let discoveries = 0;
  const base = path.replace(/\/$/, '');
  const discovery = `${base}/.well-known/openid-configuration`;
  const documents: Record<string, () => Promise<Json>> = {
    [discovery]: async () => ({
      issuer: url,
      authorization_endpoint: `${origin}${base}/auth`,
      token_endpoint: `${origin}${base}/token`,
      jwks_uri: `${origin}${base}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    [`${base}/jwks`]: async () => ({
      keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig', kid: 'one' }],
    }),
  };

  const server = createServer((request, response) => {
    const send = (status: number, body: Json) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === discovery) discoveries += 1;
    if (broken === 'silent') return;
    if (broken === 'failing') return void send(500, {});
    const document = documents[request.url ?? ''];
    if (document) return void document().then((body) => send(200, body));
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      asked = new URLSearchParams(text);
      send(answer.status, answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const url = origin + path;

  return {
    url,
    publicKey,
    idToken(claims = {}) {
      const now = Math.floor(Date.now() / 1_000);
      const good = { iss: url, aud: FAKE_CLIENT_ID, sub: 'person-1', iat: now, exp: now + 300, nonce: 'nonce' };
      const person = { email: 'ann@example.com', email_verified: true, name: 'Ann Archer' };
      return new SignJWT({ ...good, ...person, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .sign(privateKey);
    },
    answerWith: (status, body) => void (answer = { status, body }),
    breakDown: (how) => void (broken = how),
    discoveries: () => discoveries,
    lastRequest: () => asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
