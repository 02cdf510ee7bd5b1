import { oneLine } from '@flowlens/core/format';
import { PROJECT_NAME_MAX_CHARS } from '@flowlens/core/limits';
import { validateInviteForm, visibleText } from '@flowlens/core/validation';
import * as oidc from 'openid-client';
import type { Logger } from '../../../platform/logging/logger.js';
import { badRequest, forbidden, HttpProblem } from '../../../platform/errors/http-problem.js';
import { createDiscovery } from './discovery.js';

/** The same limit as for project names, because a person's first project is named after them. */
const USER_NAME_MAX_CHARS = PROJECT_NAME_MAX_CHARS;
/** Timeout of each call to the issuer. */
const TIMEOUT_SECONDS = 10;

/** Identity of a person, as the issuer states it. */
export interface Identity {
  subject: string;
  email: string;
  name: string;
  picture: string | null;
  /** Organisation of the account, from Google's `hd` claim. */
  hostedDomain: string | null;
}

/** Parameters that the app sends back from the issuer. */
interface SignInCode {
  code: string;
  redirectUri: string;
  codeVerifier: string | undefined;
  nonce: string | undefined;
}

export interface IssuerSettings {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
}

/** OpenID Connect issuer; any that publishes a discovery document. */
export interface IdentityProvider {
  /** Returns the addresses of sign-in and sign-out; `null` while the issuer is unreachable. */
  endpoints: () => Promise<{ authorization: string | null; endSession: string | null }>;
  /** @throws HttpProblem 400 for a bad code, 403 for an unverified e-mail, 502 if the issuer is unreachable */
  identify: (code: SignInCode) => Promise<Identity>;
}

export function createIdentityProvider(settings: IssuerSettings, log: Logger): IdentityProvider {
  const discover = createDiscovery(() =>
    discoverIssuer(settings).catch((error: unknown) => {
      throw unreachable(error);
    }),
  );

  function unreachable(error: unknown, what = 'the issuer cannot be reached'): HttpProblem {
    log.warn({ issuer: settings.issuer, reason: reasonOf(error) }, what);
    return new HttpProblem(502, 'The sign-in service does not answer. Please try again later.');
  }

  return {
    async endpoints() {
      const metadata = (await discover.soon())?.serverMetadata();
      return {
        authorization: metadata?.authorization_endpoint ?? null,
        endSession: metadata?.end_session_endpoint ?? null,
      };
    },
    async identify(code) {
      const configuration = await discover.result();
      try {
        return identityOf(await exchange(configuration, code));
      } catch (error) {
        if (error instanceof HttpProblem) throw error;
        if (isOutage(error)) throw unreachable(error);
        if (isAboutServer(error)) throw unreachable(error, 'the issuer refuses this server');
        log.info({ reason: reasonOf(error) }, 'a sign-in was refused');
        throw badRequest('This sign-in did not work. Please sign in again.');
      }
    },
  };
}

function discoverIssuer({ issuer, clientId, clientSecret }: IssuerSettings): Promise<oidc.Configuration> {
  const authentication = clientSecret === undefined ? oidc.None() : oidc.ClientSecretPost(clientSecret);
  const metadata = { id_token_signed_response_alg: 'RS256' };
  const address = new URL(issuer);
  const insecure = address.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  return oidc.discovery(address, clientId, metadata, authentication, {
    // Without this, the library trusts TLS instead of the ID token's signature.
    execute: [...insecure, oidc.enableNonRepudiationChecks],
    timeout: TIMEOUT_SECONDS,
  });
}

/** The library checks signature, `iss`, `aud`, `exp` and nonce of the ID token. */
async function exchange(configuration: oidc.Configuration, code: SignInCode): Promise<oidc.IDToken> {
  const callbackUrl = new URL(code.redirectUri);
  callbackUrl.search = '';
  callbackUrl.searchParams.set('code', code.code);
  // The app does not send `iss`; there is only one issuer that the code could be from.
  callbackUrl.searchParams.set('iss', configuration.serverMetadata().issuer);
  const tokens = await oidc.authorizationCodeGrant(configuration, callbackUrl, {
    idTokenExpected: true,
    ...(code.nonce !== undefined && { expectedNonce: code.nonce }),
    ...(code.codeVerifier !== undefined && { pkceCodeVerifier: code.codeVerifier }),
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('the response contains no ID token');
  return claims;
}

function identityOf({ sub, email, email_verified: verified, name, picture, hd }: oidc.IDToken): Identity {
  if (typeof email !== 'string' || verified !== true)
    throw forbidden('Your e-mail address is not verified. Please verify it with your sign-in service first.');
  // Nobody could invite such an address, and it may contain text that the database rejects.
  if (!validateInviteForm({ email }).ok || email.trim() !== email)
    throw forbidden('Your e-mail address cannot be used here. Please change it with your sign-in service first.');
  if (sub.includes('\0')) throw new Error('the subject contains NUL');
  // All people with an empty subject would share one account.
  if (sub.trim() === '') throw new Error('the subject is empty');
  const shown = typeof name === 'string' ? visibleText(oneLine(name, USER_NAME_MAX_CHARS)) : '';
  return {
    subject: sub,
    email,
    name: shown === '' ? oneLine(email, USER_NAME_MAX_CHARS) : shown,
    picture: typeof picture === 'string' && /^https:\/\/[^\0]+$/.test(picture) ? picture : null,
    hostedDomain: typeof hd === 'string' && !hd.includes('\0') ? hd : null,
  };
}

const OUTAGES = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']);

/** Returns whether the issuer failed, not the code. */
function isOutage(error: unknown): boolean {
  if (error instanceof TypeError) return error.message === 'fetch failed';
  return error instanceof oidc.ClientError && OUTAGES.has(error.code ?? '');
}

const REFUSALS_OF_SERVER = new Set(['invalid_client', 'unauthorized_client']);

/** Returns whether the issuer refused this server, regardless of the person. */
function isAboutServer(error: unknown): boolean {
  // Response to a wrong name and password of HTTP authentication.
  if (error instanceof oidc.WWWAuthenticateChallengeError) return true;
  return error instanceof oidc.ResponseBodyError && (error.status === 429 || REFUSALS_OF_SERVER.has(error.error));
}

/** Returns class and code of a failure, never its text, which may quote the code or a token. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const reason = 'error' in error && typeof error.error === 'string' ? ` ${error.error}` : '';
  return `${error.name}${code}${reason}`;
}
