import type { ShareLink } from '@flowlens/client';
import { PUBLIC_FLOW_LINK_LIFE_YEARS } from '@flowlens/core/limits';
import { canContribute, canRevokeShare } from '@flowlens/core/permissions';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { CallOrigin } from '../../http/audit/register-audit.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { forbidden, notFound } from '../../platform/errors/http-problem.js';
import { createCheckedToken, hashToken } from '../../platform/secrets/opaque-token.js';
import { changeFlow } from '../flows/change-flow.js';
import { findFlow } from '../flows/flow-repository.js';
import type { FlowRow } from '../flows/flow-row.js';
import { SHARE_TOKEN_PREFIX } from './share-token.js';

/** A link with its secret, which is stored as a hash and never shown again. */
interface NewShareLink {
  id: string;
  token: string;
  expires_at: Date;
  /** True if a site may embed the flow. */
  embeddable: boolean;
}

/** Creates a public link, as every member may; each is unique and valid for a year (spec §9). @throws HttpProblem 404 */
export async function createShareLink(
  db: Kysely<Tables>,
  actor: Actor,
  { flowId, origin, embedOrigins }: { flowId: string; origin: CallOrigin; embedOrigins: string[] },
): Promise<NewShareLink> {
  const token = createCheckedToken(SHARE_TOKEN_PREFIX);
  return changeFlow(db, { actor, flowId }, async (transaction, flow) => {
    if (!canContribute(actor, flow)) throw forbidden();
    const project = await transaction
      .selectFrom('projects')
      .select('embed_origins')
      .where('id', '=', flow.system_id)
      .executeTakeFirstOrThrow();
    const link = await transaction
      .insertInto('share_links')
      .values({
        flow_id: flow.id,
        token_hash: hashToken(token),
        created_by_user_id: actor.userId,
        created_from: origin.address,
        session_kind: origin.sessionKind,
        expires_at: sql`now() + ${PUBLIC_FLOW_LINK_LIFE_YEARS} * interval '1 year'`,
      })
      .returning(['id', 'expires_at'])
      .executeTakeFirstOrThrow();
    return { ...link, token, embeddable: (project.embed_origins ?? embedOrigins).length > 0 };
  });
}

/** Lists the active links of a flow without their secrets, newest first. @throws HttpProblem 404 */
export async function findShareLinks(db: Kysely<Tables>, actor: Actor, flowId: string): Promise<ShareLink[]> {
  const flow = await findFlow(db, actor, flowId);
  if (!flow) throw notFound('There is no such flow.');
  const links = await liveLinks(db, flow.id)
    .leftJoin('users', 'users.id', 'share_links.created_by_user_id')
    .select(['users.name', 'share_links.created_at', 'share_links.expires_at', 'share_links.hits'])
    .select(['share_links.last_used_at', 'share_links.clear_preview'])
    .select(['share_links.created_from', 'share_links.session_kind'])
    .orderBy('share_links.created_at', 'desc')
    .orderBy('share_links.id')
    .execute();
  return links.map(
    ({ id, created_by_user_id, name, created_at, expires_at, hits, last_used_at, clear_preview, ...origin }) => ({
      id,
      created_by: name ?? 'Unknown',
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
      hits: Number(hits),
      last_used_at: last_used_at?.toISOString() ?? null,
      can_revoke: mayRevoke(actor, created_by_user_id, flow),
      clear_preview,
      // Network addresses are private.
      created_from: created_by_user_id === actor.userId ? origin.created_from : null,
      session_kind: origin.session_kind,
    }),
  );
}

/**
 * Chooses the preview picture, as only the creator of a link may. @throws HttpProblem 404 (even for a link that has
 * ended), 403
 */
export async function updateShareLink(
  db: Kysely<Tables>,
  actor: Actor,
  { flowId, shareId, clearPreview }: { flowId: string; shareId: string; clearPreview: boolean },
): Promise<ShareLink> {
  await changeFlow(db, { actor, flowId }, async (transaction, flow) => {
    const link = await liveLinks(transaction, flow.id).where('share_links.id', '=', shareId).executeTakeFirst();
    if (!link) throw linkMissing();
    if (link.created_by_user_id !== actor.userId) throw forbidden();
    await transaction
      .updateTable('share_links')
      .set({ clear_preview: clearPreview })
      .where('id', '=', link.id)
      .execute();
  });
  const link = (await findShareLinks(db, actor, flowId)).find(({ id }) => id === shareId);
  if (!link) throw linkMissing();
  return link;
}

/** @throws HttpProblem 404 (even for a link that has already ended), 403 */
export async function revokeShareLink(
  db: Kysely<Tables>,
  actor: Actor,
  { flowId, shareId }: { flowId: string; shareId: string },
): Promise<void> {
  await changeFlow(db, { actor, flowId }, async (transaction, flow) => {
    const link = await liveLinks(transaction, flow.id).where('share_links.id', '=', shareId).executeTakeFirst();
    if (!link) throw linkMissing();
    if (!mayRevoke(actor, link.created_by_user_id, flow)) throw forbidden();
    await transaction
      .updateTable('share_links')
      .set({ revoked_at: sql`now()` })
      .where('id', '=', link.id)
      .execute();
  });
}

const linkMissing = () => notFound('There is no such link.');

function liveLinks(db: Kysely<Tables>, flowId: string) {
  return db
    .selectFrom('share_links')
    .select(['share_links.id', 'share_links.created_by_user_id'])
    .where('share_links.flow_id', '=', flowId)
    .where('share_links.revoked_at', 'is', null)
    .where('share_links.expires_at', '>', sql<Date>`now()`);
}

function mayRevoke(actor: Actor, creatorId: string | null, flow: FlowRow): boolean {
  return canRevokeShare(actor, { created_by_user_id: creatorId ?? '' }, { flow, project: flow });
}
