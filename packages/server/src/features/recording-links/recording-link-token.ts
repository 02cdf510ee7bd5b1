import type { GuestLink } from '@flowlens/client';
import { refusal } from '@flowlens/core/refusals';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import { type HttpProblem, unauthorized } from '../../platform/errors/http-problem.js';
import { hashToken, isCheckedToken } from '../../platform/secrets/opaque-token.js';
import { IS_SILENT } from './abandoned-recordings.js';
import { IS_UNFINISHED } from './find-guest.js';

/** Prefix of the secret of a recording link. */
export const RECORDING_LINK_PREFIX = 'fl_rl_';
/** Number of recordings that may be started per recording that may arrive, so that lost connections do not use up a link. */
const STARTS_PER_RECORDING = 3;

export interface OpenedLink {
  id: string;
  projectId: string;
  creatorId: string;
  state: Exclude<GuestLink['state'], 'unavailable'>;
  title: string;
  instructions: string;
  expiresAt: Date;
  recordingsLeft: number;
  siteUrl: string | null;
}

/**
 * Finds the recording link of a secret, even if it has ended. In a transaction it can be locked.
 *
 * @throws HttpProblem 401 for an unknown secret
 */
export async function openRecordingLink(
  db: Kysely<Tables>,
  token: string | undefined,
  { lock = false } = {},
): Promise<OpenedLink> {
  if (token === undefined || !isCheckedToken(RECORDING_LINK_PREFIX, token)) throw unknownLink();
  const query = db
    .selectFrom('recording_links')
    .selectAll()
    .select(sql<boolean>`expires_at <= now()`.as('is_expired'))
    .select((link) =>
      link
        .selectFrom('guest_recordings')
        .select(sql<number>`count(*)::integer`.as('silent_count'))
        .whereRef('guest_recordings.link_id', '=', 'recording_links.id')
        .where(IS_SILENT)
        .where(IS_UNFINISHED)
        .as('silent_count'),
    )
    .where('token_hash', '=', hashToken(token));
  const row = await (lock ? query.forNoKeyUpdate() : query).executeTakeFirst();
  if (!row) throw unknownLink();
  // The next recording replaces silent ones.
  const activeCount = row.recordings_count - (row.silent_count ?? 0);
  const canBegin = row.begun_count < row.max_recordings_count * STARTS_PER_RECORDING;
  const recordingsLeft = canBegin ? row.max_recordings_count - activeCount : 0;
  return {
    id: row.id,
    projectId: row.project_id,
    creatorId: row.created_by_user_id,
    state: row.revoked_at ? 'revoked' : row.is_expired ? 'expired' : recordingsLeft > 0 ? 'open' : 'used_up',
    title: row.title,
    instructions: row.instructions,
    expiresAt: row.expires_at,
    recordingsLeft,
    siteUrl: row.site_url,
  };
}

/** Error for a secret that belongs to no link. */
export function unknownLink(): HttpProblem {
  return unauthorized(refusal('recordingLinkUnknown'));
}
