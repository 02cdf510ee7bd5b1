import { refusal } from '@flowlens/core/refusals';
import type { FastifyRequest } from 'fastify';
import type { Actor, ActorKind } from '../../../http/actor.js';
import type { Authenticate } from '../../../http/authentication.js';
import type { AllowedAccounts } from '../../../platform/config/allowed-accounts.js';
import { forbidden } from '../../../platform/errors/http-problem.js';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const OPAQUE_BEARER = /^Bearer ((fl_[a-z]+_)[\w-]{1,200})$/i;

/** Returns the token of an `Authorization: Bearer` header if it looks like an access token of a session. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1];
}

/** Returns the token of an `Authorization: Bearer` header if it looks like one of our opaque tokens. */
export function opaqueToken(request: FastifyRequest): string | undefined {
  return OPAQUE_BEARER.exec(request.headers.authorization ?? '')?.[1];
}

/** Looks up a bearer token of one kind; null unless it is valid. */
export interface Finder {
  /** Prefix of tokens of this kind. Access tokens of sessions have none. */
  prefix?: string;
  find: (token: string) => Promise<Actor | null>;
}

/**
 * Returns a function that identifies the kind of a bearer token by its form, and looks it up at every call if the
 * operation accepts that kind. An operation of people with a session returns 403 for a live embed token: 401 would make the
 * embedding page ask for another token.
 */
export function createAuthenticate(
  finders: Record<ActorKind, Finder>,
  isAllowed: AllowedAccounts['isAllowed'],
): Authenticate {
  const kinds = new Map(Object.entries(finders).map(([kind, { prefix }]) => [prefix, kind as ActorKind]));
  return async (request, allowed) => {
    const [, opaque, prefix] = OPAQUE_BEARER.exec(request.headers.authorization ?? '') ?? [];
    const token = opaque ?? bearerToken(request);
    const kind = kinds.get(prefix);
    if (token === undefined || kind === undefined) return null;
    const isOpen = allowed.includes(kind);
    const isForSessions = kind === 'embed' && allowed.includes('session');
    if (!isOpen && !isForSessions) return null;
    const actor = await finders[kind].find(token);
    // Checked at every call, so that access ends when the operator removes a domain or address from the list. Embedded
    // people have no account; their finder checks the person who made the key.
    if (!actor || (kind !== 'embed' && !isAllowed(actor))) return null;
    if (!isOpen) throw forbidden(refusal('embeddedReach'));
    return actor;
  };
}
