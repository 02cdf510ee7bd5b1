import type { GuestLink } from '@flowlens/client';
import { GUEST_RECORDING_MAX_BYTES, GUEST_RECORDING_MAX_MS } from '@flowlens/core/limits';
import type { RecordingLinkParts } from './recording-link-store.js';
import { openRecordingLink, unknownLink } from './recording-link-token.js';

/** Returns what a link asks its guests to do; for an ended link only the reason. @throws HttpProblem 401 */
export async function readGuestLink(
  { db, available }: Pick<RecordingLinkParts, 'db' | 'available'>,
  token: string | undefined,
): Promise<GuestLink> {
  const link = await openRecordingLink(db, token);
  if (link.state === 'open' && !available) return { state: 'unavailable', request: null };
  if (link.state !== 'open') return { state: link.state, request: null };
  const { project_name, created_by } = await db
    .selectFrom('projects')
    .innerJoin('users', (join) => join.on('users.id', '=', link.creatorId))
    .select(['projects.name as project_name', 'users.name as created_by'])
    .where('projects.id', '=', link.projectId)
    // The project may have been deleted with the link since the link was found.
    .executeTakeFirstOrThrow(unknownLink);
  return {
    state: 'open',
    request: {
      system_id: link.projectId,
      project_name,
      created_by,
      title: link.title,
      instructions: link.instructions,
      expires_at: link.expiresAt.toISOString(),
      recordings_left: link.recordingsLeft,
      max_duration_ms: GUEST_RECORDING_MAX_MS,
      max_bytes: GUEST_RECORDING_MAX_BYTES,
      site_url: link.siteUrl,
    },
  };
}
