import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import { developmentAccount } from './accounts.js';
import { createMemoryAdapter } from './memory-adapter.js';
import { renderFailurePage } from './sign-in-page.js';

export const DEVELOPMENT_CLIENT_ID = 'flowlens-app';

let signingKey: Promise<JWK> | undefined;

/**
 * Signs people in as whomever they choose, with real OpenID Connect and no secret. `issuer` is its address, including
 * the path.
 */
export async function createDevelopmentProvider(issuer: string, cookieKey: string): Promise<Provider> {
  signingKey ??= createSigningKey();
  const jwk = await signingKey;
  const path = new URL(issuer).pathname;
  const configuration: Configuration = {
    adapter: createMemoryAdapter(),
    jwks: { keys: [jwk] },
    cookies: {
      keys: [cookieKey],
      names: { interaction: 'fl_dev_interaction', resume: 'fl_dev_resume', session: 'fl_dev_session' },
      // The path of the cookie serves no page: people sign out to sign in as somebody else, so nobody is remembered.
      long: { path: `${path}/nowhere` },
    },
    clients: [
      {
        client_id: DEVELOPMENT_CLIENT_ID,
        client_name: 'FlowLens',
        // A native client, because it may use any port of this machine (RFC 8252, section 7.3).
        application_type: 'native',
        redirect_uris: ['http://127.0.0.1/login', 'http://localhost/login', 'http://[::1]/login'],
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Puts claims into the ID token, like real issuers.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: {
      policy: policyWithoutConsent(),
      url: (_ctx, interaction) => `${path}/interaction/${interaction.uid}`,
    },
    ttl: { Interaction: 3_600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = 'html';
      ctx.set(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
      );
      ctx.body = renderFailurePage(description ?? error);
    },
    async findAccount(_ctx, subject) {
      const account = developmentAccount(subject);
      if (!account) return undefined;
      const { name, email } = account;
      return { accountId: subject, claims: async () => ({ sub: subject, name, email, email_verified: true }) };
    },
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  };
  return new Provider(issuer, configuration);
}

/** Called once per process, because it takes a tenth of a second of CPU time. */
async function createSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' };
}

/** The only client is our own. */
function policyWithoutConsent(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}
