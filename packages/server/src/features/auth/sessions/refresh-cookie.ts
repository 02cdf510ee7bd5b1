import { fastifyCookie } from '@fastify/cookie';
import { DAY_MS, SECOND_MS } from '@flowlens/core/internal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_LIFE_DAYS } from './refresh-tokens.js';

const NAME = 'fl_refresh';
const LIFE_SECONDS = (SESSION_LIFE_DAYS * DAY_MS) / SECOND_MS;

/** Cookie with the refresh token, inaccessible to scripts and other sites. */
export interface RefreshCookie {
  read: (request: FastifyRequest) => string | undefined;
  write: (reply: FastifyReply, token: string) => void;
  clear: (reply: FastifyReply) => void;
}

/** With https, the `__Host-` prefix binds it to this exact host; plain http is for this machine only. */
export function createRefreshCookie(publicUrl: string): RefreshCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? `__Host-${NAME}` : NAME;

  const attributes = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;

  return {
    read: (request) => request.cookies[name] || undefined,
    write: (reply, token) => void reply.setCookie(name, token, { ...attributes, maxAge: LIFE_SECONDS }),
    clear: (reply) => void reply.clearCookie(name, attributes),
  };
}

/** Registers the plugin that `read` and `write` need. */
export async function registerCookies(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCookie);
}
