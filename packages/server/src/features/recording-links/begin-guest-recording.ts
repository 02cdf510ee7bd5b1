import type { BeginGuestRecordingInput, GuestRecording } from '@flowlens/client';
import { oneLine } from '@flowlens/core/format';
import { GUEST_NAME_MAX_CHARS } from '@flowlens/core/limits';
import { refusal, type RefusalName } from '@flowlens/core/refusals';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import { conflict, HttpProblem } from '../../platform/errors/http-problem.js';
import { requiredText } from '../../platform/errors/required-text.js';
import { createCheckedToken, hashToken } from '../../platform/secrets/opaque-token.js';
import { storedFlowText } from '../flows/flow-text.js';
import { abandonSilent, type GuestOrigin, SILENT_SECONDS, unfinishedOf } from './abandoned-recordings.js';
import { GUEST_SECRET_PREFIX, IS_UNFINISHED } from './find-guest.js';
import type { RecordingLinkParts } from './recording-link-store.js';
import { type OpenedLink, openRecordingLink } from './recording-link-token.js';

/** Reporter of all guests' flows, because a typed name could be that of a member. */
const REPORTER = 'Guest';
const SECRET_LIFE_HOURS = 2;
/** Minimum wait: a silent recording whose flow is locked is deleted later. */
const WAIT_MIN_SECONDS = 5;

const REASONS: Record<Exclude<OpenedLink['state'], 'open'>, RefusalName & `recordingLink${string}`> = {
  expired: 'recordingLinkExpired',
  revoked: 'recordingLinkRevoked',
  used_up: 'recordingLinkUsedUp',
};

interface Beginning {
  token: string | undefined;
  input: BeginGuestRecordingInput;
  /** Network address of the guest. */
  address: string;
}

/**
 * Creates a flow that waits for an admin, and the secret for sending it. The same key returns the same flow with a new
 * secret until it is complete.
 *
 * @throws HttpProblem 401 for an unknown link; 409 on a server that cannot contain videos, for a link that has ended, for
 * the key of a complete recording, and while another recording is sent through the link or from the address, with the
 * seconds until that one may be replaced
 */
export async function beginGuestRecording(
  { db, available }: Pick<RecordingLinkParts, 'db' | 'available'>,
  { token, input, address }: Beginning,
): Promise<GuestRecording> {
  // Checked first: such a server would keep the recording and never process it.
  if (!available) throw conflict(refusal('guestRecordingsUnavailable'));
  return db.transaction().execute(async (transaction) => {
    // Serializes the starts from one address. The lock of the link serializes those of one link.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`guest-address ${address}`}, 0))`.execute(transaction);
    const { projectId } = await openRecordingLink(transaction, token);
    // Locks the project first, in the same order as a deletion.
    await sql`select from projects where id = ${projectId} for key share`.execute(transaction);
    const link = await openRecordingLink(transaction, token, { lock: true });
    const secret = createCheckedToken(GUEST_SECRET_PREFIX);
    const again = link.state === 'revoked' ? undefined : await renewSecret(transaction, { link, input, secret });
    if (again) return again;
    if (link.state !== 'used_up' && link.state !== 'open') throw conflict(refusal(REASONS[link.state]));
    const origin = { linkId: link.id, address };
    await abandonSilent(transaction, origin);
    const seconds = await secondsUntilSilent(transaction, origin);
    if (seconds !== null) throw anotherIsSent(seconds);
    if (await isComplete(transaction, link.id, input.key)) throw conflict(refusal('answerLost'));
    const { state } = await openRecordingLink(transaction, token);
    if (state !== 'open') throw conflict(refusal(REASONS[state]));
    return announce(transaction, { link, input, secret, address });
  });
}

interface Announcement {
  link: OpenedLink;
  input: BeginGuestRecordingInput;
  secret: string;
}

/** Replaces the secret of the unfinished recording with the same key; undefined if there is none. */
async function renewSecret(
  transaction: Transaction<Tables>,
  { link, input, secret }: Announcement,
): Promise<GuestRecording | undefined> {
  const renewed = await transaction
    .updateTable('guest_recordings')
    .set({ secret_hash: hashToken(secret), last_seen_at: sql<Date>`now()` })
    .where('link_id', '=', link.id)
    .where('key', '=', input.key)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(IS_UNFINISHED)
    .returning(['flow_id', 'expires_at'])
    .executeTakeFirst();
  return renewed && { flow_id: renewed.flow_id, secret, expires_at: renewed.expires_at.toISOString() };
}

/** Returns whether the recording with this key is complete. Unfinished ones of the link are renewed or deleted before. */
async function isComplete(transaction: Transaction<Tables>, linkId: string, key: string): Promise<boolean> {
  const recording = await transaction
    .selectFrom('guest_recordings')
    .select('id')
    .where('link_id', '=', linkId)
    .where('key', '=', key)
    .executeTakeFirst();
  return recording !== undefined;
}

/** Returns the seconds until every unfinished recording is silent, unless it continues; null if there are none. */
async function secondsUntilSilent(transaction: Transaction<Tables>, origin: GuestOrigin): Promise<number | null> {
  const { silent } = await unfinishedOf(transaction, origin)
    .select(sql<number | null>`extract(epoch from now() - max(last_seen_at))::float8`.as('silent'))
    .executeTakeFirstOrThrow();
  return silent === null ? null : Math.max(WAIT_MIN_SECONDS, Math.ceil(SILENT_SECONDS - silent));
}

/** Error while another recording is being sent. */
function anotherIsSent(seconds: number): HttpProblem {
  const headers = { 'retry-after': String(seconds) };
  return new HttpProblem(409, refusal('guestRecordingRunning', { seconds }), { headers });
}

/** Creates the flow with its recording, and counts it against the link. */
async function announce(
  transaction: Transaction<Tables>,
  { link, input, secret, address }: Announcement & { address: string },
): Promise<GuestRecording> {
  const { id: flowId } = await transaction
    .insertInto('flows')
    .values({
      waits_for_project_id: link.projectId,
      reporter_name: REPORTER,
      // Stores no address: a person with the address that the guest typed must not count as the reporter.
      reporter_email: '',
      title: storedFlowText('title', input.title),
      description: storedFlowText('description', input.description ?? ''),
      recorded_at: new Date(input.recorded_at),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id, expires_at: expiresAt } = await transaction
    .insertInto('guest_recordings')
    .values({
      flow_id: flowId,
      link_id: link.id,
      key: input.key,
      secret_hash: hashToken(secret),
      guest_name: oneLine(requiredText('name', input.name), GUEST_NAME_MAX_CHARS),
      guest_email: input.email ?? null,
      link_title: link.title,
      address,
      expires_at: sql<Date>`now() + ${SECRET_LIFE_HOURS} * interval '1 hour'`,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();
  await transaction.updateTable('flows').set({ recorder_token_id: id }).where('id', '=', flowId).execute();
  await transaction
    .updateTable('recording_links')
    .set({
      recordings_count: sql<number>`recordings_count + 1`,
      begun_count: sql<number>`begun_count + 1`,
      last_used_at: sql<Date>`now()`,
    })
    .where('id', '=', link.id)
    .execute();
  return { flow_id: flowId, secret, expires_at: expiresAt.toISOString() };
}
