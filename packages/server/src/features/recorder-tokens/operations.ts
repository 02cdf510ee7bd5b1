import type {
  CreatedRecorderToken,
  CreateRecorderCodeInput,
  ExchangeRecorderCodeInput,
  RecorderCode,
} from '@flowlens/client';
import { oneLine } from '@flowlens/core/format';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callOrigin, noteAudit } from '../../http/audit/register-audit.js';
import type { Config } from '../../platform/config/config.js';
import type { Database } from '../../platform/database/database.js';
import type { Operations } from '../../http/operation-handler.js';
import { actorOf } from '../../http/authentication.js';
import { badRequest, forbidden, unprocessable } from '../../platform/errors/http-problem.js';
import { assertOwnOrigin } from '../../http/origin-guard.js';
import { serverOrigins } from '../../platform/config/own-origins.js';
import { extensionRedirects } from './extension-redirects.js';
import { createRecorderCode } from './recorder-code-store.js';
import { exchangeRecorderCode, revokeRecorderToken } from './recorder-token-store.js';

const DEVICE_MAX_CHARS = 60;

interface RecorderTokenParts {
  config: Pick<Config, 'publicUrl' | 'recorderExtensionIds'>;
  database: Database;
  /** Account key of the configured issuer. */
  issuerKey: string;
}

/** Operations by which a recorder outside of the app gets its token and revokes it. */
export function recorderTokenOperations({ config, database: { db }, issuerKey }: RecorderTokenParts): Operations {
  const redirects = new Set(extensionRedirects(config.recorderExtensionIds));
  // Excludes the sites of ALLOWED_ORIGINS: consent is given on a page of this server.
  const origins = serverOrigins(config.publicUrl);

  return {
    async createRecorderCode(
      request: FastifyRequest<{ Body: CreateRecorderCodeInput }>,
      reply: FastifyReply,
    ): Promise<RecorderCode> {
      assertOwnOrigin(request, (origin) => origins.has(origin));
      // A link with a token signs a browser in without asking. It must not bind this browser's recorder to the link's account.
      if (callOrigin(request).sessionKind !== 'cookie')
        throw forbidden('Sign in on this page before you connect a recorder.');
      const { redirect_uri: redirectUri, code_challenge: codeChallenge } = request.body;
      if (!redirects.has(redirectUri)) throw unknownRedirect();
      const { code, expiresAt } = await createRecorderCode(db, actorOf(request), { redirectUri, codeChallenge });
      reply.code(201).header('cache-control', 'no-store');
      return { code, expires_at: expiresAt.toISOString() };
    },

    async exchangeRecorderCode(
      request: FastifyRequest<{ Body: ExchangeRecorderCodeInput }>,
      reply: FastifyReply,
    ): Promise<CreatedRecorderToken> {
      reply.header('cache-control', 'no-store');
      const { code, code_verifier: codeVerifier, redirect_uri: redirectUri, device = '' } = request.body;
      const made = await exchangeRecorderCode(db, {
        proof: { code, codeVerifier, redirectUri },
        device: oneLine(device, DEVICE_MAX_CHARS) || null,
        address: request.ip,
        issuer: issuerKey,
      });
      if (!made) throw badRequest('This code is not valid. Please connect the recorder again.');
      noteAudit(request, { actor: made.user.id, recorder_token: made.id });
      reply.code(201);
      const { name, email } = made.user;
      return { token: made.token, expires_at: made.expiresAt.toISOString(), user: { name, email } };
    },

    async revokeOwnToken(request, reply) {
      const actor = actorOf(request);
      await revokeRecorderToken(db, actor, actor.sessionId);
      noteAudit(request, { recorder_token: actor.sessionId });
      return reply.code(204).send();
    },
  };
}

function unknownRedirect() {
  const message = 'must be the redirect address of an extension that this server allows';
  return unprocessable(`The redirect address ${message}.`, [{ path: '/body/redirect_uri', message }]);
}
