import type { CurrentUser, SignInInput } from '@flowlens/client';
import { refusal } from '@flowlens/core/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteAudit } from '../../http/audit/register-audit.js';
import type { Config } from '../../platform/config/config.js';
import type { Database } from '../../platform/database/database.js';
import type { Operations } from '../../http/operation-handler.js';
import { actorOf } from '../../http/authentication.js';
import { forbidden, unauthorized, unprocessable } from '../../platform/errors/http-problem.js';
import { spend } from '../../http/limits/rate-limits.js';
import { RateWindow } from '../../http/limits/rate-window.js';
import type { AccessTokens } from './sessions/access-token.js';
import { bearerToken } from './sessions/authenticate.js';
import { endSessions } from './sessions/end-sessions.js';
import type { RefreshCookie } from './sessions/refresh-cookie.js';
import {
  endSessionOfRefreshToken,
  findHeldSession,
  type HeldSession,
  belongsToAnotherPerson,
  rotateRefreshToken,
  startSession,
} from './sessions/refresh-tokens.js';
import { endSession, findActor } from './sessions/session-store.js';
import { ensureAccount } from './sign-in/accounts.js';
import type { AllowedAccounts } from '../../platform/config/allowed-accounts.js';
import type { IdentityProvider } from './sign-in/identity-provider.js';
import { assertOwnOrigin } from '../../http/origin-guard.js';
import { createIsOwnOrigin } from '../../platform/config/own-origins.js';
import { dismissSessionNotice, findCurrentUser } from './current-user.js';

interface AuthParts {
  config: Config;
  database: Database;
  accessTokens: AccessTokens;
  identityProvider: IdentityProvider;
  /** Issuer part of the account key. */
  issuerKey: string;
  cookie: RefreshCookie;
  allowedAccounts: AllowedAccounts;
}

export function authOperations({
  config,
  database,
  accessTokens,
  identityProvider,
  issuerKey,
  cookie,
  allowedAccounts,
}: AuthParts): Operations {
  const { db } = database;
  const isOwnOrigin = createIsOwnOrigin(config);
  const refreshes = new RateWindow(config.limits.refresh);

  async function sendSession(reply: FastifyReply, session: HeldSession) {
    cookie.write(reply, session.refreshToken);
    reply.header('cache-control', 'no-store');
    return { token: await accessTokens.sign(session.sessionId) };
  }

  /** @throws HttpProblem 429 for a session that refreshes too often */
  async function refreshed(request: FastifyRequest, refreshToken: string): Promise<HeldSession | null> {
    const presented = { refreshToken, issuer: issuerKey };
    const held = await findHeldSession(db, presented);
    if (held) spend(refreshes, held.sessionId);
    if (held && !(await isStillAllowed(held.sessionId))) {
      if (!request.mustNotWrite) await endSession(db, held.sessionId);
      return null;
    }
    if (request.mustNotWrite) return held;
    return rotateRefreshToken(db, presented, ({ sessionId, userId }) =>
      request.log.warn({ session: sessionId, person: userId }, 'a refresh token was used again; its session has ended'),
    );
  }

  async function isStillAllowed(sessionId: string): Promise<boolean> {
    const actor = await findActor(db, { sessionId, issuer: issuerKey });
    return actor !== null && allowedAccounts.isAllowed(actor);
  }

  function redirectUriOf({ redirect_uri: wanted }: SignInInput): string {
    if (wanted === undefined) return `${config.publicUrl}/login`;
    if (isOwnOrigin(new URL(wanted).origin)) return wanted;
    const message = 'must be an address of this server or of an allowed site';
    throw unprocessable(`The redirect address ${message}.`, [{ path: '/body/redirect_uri', message }]);
  }

  return {
    async signIn(request: FastifyRequest<{ Body: SignInInput }>, reply) {
      assertOwnOrigin(request, isOwnOrigin);
      const identity = await identityProvider.identify({
        code: request.body.code,
        redirectUri: redirectUriOf(request.body),
        codeVerifier: request.body.code_verifier,
        nonce: request.body.nonce,
      });
      if (!allowedAccounts.isAllowed(identity)) throw forbidden(refusal('accountNotAllowed'));
      const userId = await ensureAccount(db, issuerKey, identity);
      noteAudit(request, { actor: userId });
      return sendSession(reply, await startSession(db, userId));
    },

    async refreshSession(request, reply) {
      assertOwnOrigin(request, isOwnOrigin);
      const held = cookie.read(request);
      // A page may hold the token of one person, from a link or a host, in the browser of another. It must not continue
      // as the other person.
      const shown = await accessTokens.sessionOf(bearerToken(request) ?? '');
      if (held !== undefined && shown !== null && (await belongsToAnotherPerson(db, held, shown)))
        throw unauthorized('This browser is signed in as somebody else. Please sign in again.');
      const session = held === undefined ? null : await refreshed(request, held);
      if (session) return sendSession(reply, session);
      cookie.clear(reply);
      throw unauthorized('Your session has ended. Please sign in again.');
    },

    async signOut(request, reply) {
      assertOwnOrigin(request, isOwnOrigin);
      const held = cookie.read(request);
      if (held !== undefined) await endSessionOfRefreshToken(db, held);
      const sessionId = await accessTokens.verify(bearerToken(request) ?? '');
      if (sessionId !== null) await endSession(db, sessionId);
      cookie.clear(reply);
      return reply.code(204).send();
    },

    async signOutEverywhere(request, reply) {
      await endSessions(db, { userId: actorOf(request).userId, agentTokens: true });
      // Keeps the cookie of another person, whose session continues.
      if (request.sessionKind === 'cookie') cookie.clear(reply);
      return reply.code(204).send();
    },

    async dismissSessionNotice(request, reply) {
      await dismissSessionNotice(db, actorOf(request));
      return reply.code(204).send();
    },

    getCurrentUser: (request): Promise<CurrentUser> => findCurrentUser(db, actorOf(request)),
  };
}
