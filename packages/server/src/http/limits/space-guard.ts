import type { FastifyInstance, FastifyRequest } from 'fastify';
import { freeBytes } from '../../platform/database/free-space.js';
import { cacheFor } from '../../platform/cache-for.js';
import { outOfSpace } from '../../platform/errors/http-problem.js';
import { createSpaceLog } from './space-log.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** True if the disk is too full for this call to write. Only for calls that work without writing. */
    mustNotWrite: boolean;
  }
  interface FastifyContextConfig {
    /** True if a POST changes no data of people. */
    onlyReads?: boolean;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const SESSION_OPERATIONS = new Set(['signIn', 'refreshSession', 'signOut']);
/** A refused refresh signs the person out (spec §4), so it always runs and skips its writes instead. */
const NEVER_REFUSED = 'refreshSession';
/** Free space is measured once for all concurrent calls. */
const KEEP_MS = 1_000;

interface SpaceGuardOptions {
  folder: string;
  minFreeBytes: number;
}

/**
 * Rejects writes while the disk is nearly full, because a database that runs out of space can hang. Deletion and
 * sessions work down to a quarter of that space, because without them nobody could read or clean up.
 */
export function registerSpaceGuard(app: FastifyInstance, { folder, minFreeBytes }: SpaceGuardOptions): void {
  const note = createSpaceLog(minFreeBytes, app.log);
  const free = cacheFor(KEEP_MS, async () => {
    const bytes = await freeBytes(folder);
    note(bytes);
    return bytes;
  });
  app.decorateRequest('mustNotWrite', false);
  app.addHook('preHandler', async (request) => {
    if (onlyReads(request) || minFreeBytes === 0) return;
    const needed = isNeededWhenFull(request) ? minFreeBytes / 4 : minFreeBytes;
    if ((await free()) >= needed) return;
    if (operationOf(request) !== NEVER_REFUSED) throw outOfSpace();
    request.mustNotWrite = true;
  });
}

function onlyReads({ method, routeOptions }: FastifyRequest): boolean {
  return SAFE_METHODS.has(method) || routeOptions.config.onlyReads === true;
}

function isNeededWhenFull(request: FastifyRequest): boolean {
  return request.method === 'DELETE' || SESSION_OPERATIONS.has(operationOf(request));
}

function operationOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.config.operationId ?? '';
}
