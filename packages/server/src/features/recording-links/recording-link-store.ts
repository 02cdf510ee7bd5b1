import type { CreatedRecordingLink, CreateRecordingLinkInput, RecordingLink, RecordingLinks } from '@flowlens/client';
import { guestPath } from '@flowlens/core/links';
import { refusal } from '@flowlens/core/refusals';
import { visibleText } from '@flowlens/core/validation';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../http/actor.js';
import { days } from '../../platform/database/days.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { conflict, notFound } from '../../platform/errors/http-problem.js';
import { requiredText } from '../../platform/errors/required-text.js';
import { createCheckedToken, hashToken } from '../../platform/secrets/opaque-token.js';
import { endRecordingLinksOfProject } from './end-recording-links.js';
import { lockManagedProject, requireManagedProject } from '../projects/managed-project.js';
import { RECORDING_LINK_PREFIX } from './recording-link-token.js';

/** Reason for members who are not admins. */
const DENIAL = 'adminsManageRecordingLinks';

export interface RecordingLinkParts {
  db: Kysely<Tables>;
  /** Origin of the links that are given to guests. */
  publicUrl: string;
  /** True if the system contains processes that read videos. */
  available: boolean;
}

/** Returns the setting of a project and its active links. @throws HttpProblem 404, 403 */
export async function readRecordingLinks(
  { db, available }: RecordingLinkParts,
  actor: Actor,
  projectId: string,
): Promise<RecordingLinks> {
  await requireManagedProject(db, actor, { projectId, denial: DENIAL });
  return { enabled: await isEnabled(db, projectId), available, links: await findLinks(db, projectId) };
}

/** Switches guests' recordings on or off. Switching off ends every link. @throws HttpProblem 404, 403, 409 */
export async function setRecordingLinks(
  parts: RecordingLinkParts,
  actor: Actor,
  { projectId, enabled }: { projectId: string; enabled: boolean },
): Promise<RecordingLinks> {
  await parts.db.transaction().execute(async (transaction) => {
    await lockManagedProject(transaction, actor, { projectId, denial: DENIAL });
    if (enabled && !parts.available) throw conflict(refusal('recordingLinksUnsafe'));
    await transaction
      .updateTable('projects')
      .set({ recording_links_enabled: enabled })
      .where('id', '=', projectId)
      .execute();
    if (!enabled) await endRecordingLinksOfProject(transaction, projectId);
  });
  return readRecordingLinks(parts, actor, projectId);
}

/** Creates a link, whose secret is stored as a hash and never shown again. @throws HttpProblem 404, 403, 409 */
export async function createRecordingLink(
  { db, publicUrl, available }: RecordingLinkParts,
  actor: Actor,
  { projectId, input }: { projectId: string; input: CreateRecordingLinkInput },
): Promise<CreatedRecordingLink> {
  const token = createCheckedToken(RECORDING_LINK_PREFIX);
  return db.transaction().execute(async (transaction) => {
    await lockManagedProject(transaction, actor, { projectId, denial: DENIAL });
    if (!available) throw conflict(refusal('recordingLinksUnsafe'));
    if (!(await isEnabled(transaction, projectId))) throw conflict(refusal('recordingLinksOff'));
    const { id, expires_at: expiresAt } = await transaction
      .insertInto('recording_links')
      .values({
        project_id: projectId,
        created_by_user_id: actor.userId,
        token_hash: hashToken(token),
        title: requiredText('title', input.title),
        instructions: visibleText(input.instructions ?? ''),
        max_recordings_count: input.max_recordings_count,
        site_url: input.site_url ?? null,
        expires_at: sql<Date>`now() + ${days(input.expires_in_days)}`,
      })
      .returning(['id', 'expires_at'])
      .executeTakeFirstOrThrow();
    return { id, url: publicUrl + guestPath(token), expires_at: expiresAt.toISOString() };
  });
}

/** @throws HttpProblem 404 (even for a link that has already ended), 403 */
export async function revokeRecordingLink(
  { db }: RecordingLinkParts,
  actor: Actor,
  { projectId, linkId }: { projectId: string; linkId: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockManagedProject(transaction, actor, { projectId, denial: DENIAL });
    const { numUpdatedRows } = await transaction
      .updateTable('recording_links')
      .set({ revoked_at: sql<Date>`now()` })
      .where('id', '=', linkId)
      .where('project_id', '=', projectId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('There is no such link.');
  });
}

async function isEnabled(db: Kysely<Tables>, projectId: string): Promise<boolean> {
  const { recording_links_enabled: enabled } = await db
    .selectFrom('projects')
    .select('recording_links_enabled')
    .where('id', '=', projectId)
    // The project may have been deleted since its admin was found.
    .executeTakeFirstOrThrow(() => notFound(refusal('projectMissing')));
  return enabled;
}

async function findLinks(db: Kysely<Tables>, projectId: string): Promise<RecordingLink[]> {
  const rows = await db
    .selectFrom('recording_links as link')
    .innerJoin('users', 'users.id', 'link.created_by_user_id')
    .select(['link.id', 'link.title', 'link.instructions', 'link.created_at', 'link.expires_at', 'link.last_used_at'])
    .select(['link.recordings_count', 'link.max_recordings_count', 'link.site_url', 'users.name as created_by'])
    .where('link.project_id', '=', projectId)
    .where('link.revoked_at', 'is', null)
    .where('link.expires_at', '>', sql<Date>`now()`)
    .orderBy('link.created_at', 'desc')
    .orderBy('link.id')
    .execute();
  return rows.map(({ created_at, expires_at, last_used_at, ...link }) => ({
    ...link,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
}
