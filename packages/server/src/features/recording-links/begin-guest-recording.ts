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
import { GUEST_SECRET_PREFIX, IS_UNFINISHED } from './find-guest.js';
import type { RecordingLinkParts } from './recording-link-store.js';
import { type OpenedLink, openRecordingLink } from './recording-link-token.js';

/** Reporter of all guests' flows, because a typed name could be that of a member. */
const REPORTER = 'Guest';
const SECRET_LIFE_HOURS = 2;
/** An unfinished recording that received nothing for this long may be replaced by another. */
const SILENT_SECONDS = 120;
/** A silent recording that is still locked is deleted later. */
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
 * @throws HttpProblem 401 for an unknown link; 409 on a server that cannot contain videos, for a link that has ended,
 * and while another recording is sent through the link or from the address, with the seconds until that one is given up
 */
export async function beginGuestRecording(
  { db, available }: Pick<RecordingLinkParts, 'db' | 'available'>,
  { token, input, address }: Beginning,
): Promise<GuestRecording> {
  // Checked first: such a server would keep the recording and never process it.
  if (!available) throw conflict(refusal('guestRecordingsUnavailable'));
  return db.transaction().execute(async (transaction) => {
    // Counts recordings of one address one after the other; the link's lock does the same for one link.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`guest-address ${address}`}, 0))`.execute(transaction);
    const { projectId } = await openRecordingLink(transaction, token);
    // Locks the project first, in the same order as a deletion.
    await sql`select from projects where id = ${projectId} for key share`.execute(transaction);
    const link = await openRecordingLink(transaction, token, { lock: true });
    const secret = createCheckedToken(GUEST_SECRET_PREFIX);
    const again = link.state === 'revoked' ? undefined : await renewSecret(transaction, { link, input, secret });
    if (again) return again;
    if (link.state !== 'used_up' && link.state !== 'open') throw conflict(refusal(REASONS[link.state]));
    await abandonSilent(transaction, { linkId: link.id, address });
    const busy = await busySeconds(transaction, { linkId: link.id, address });
    if (busy !== null) throw isBusy(busy);
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

interface Place {
  linkId: string;
  address: string;
}

function unfinishedAt(db: Transaction<Tables>, { linkId, address }: Place) {
  return db
    .selectFrom('guest_recordings')
    .where((recording) => recording.or([recording('link_id', '=', linkId), recording('address', '=', address)]))
    .where(IS_UNFINISHED);
}

/**
 * Deletes recordings that cannot continue, because their guests left or their link was revoked. They do not count
 * against the link.
 */
async function abandonSilent(transaction: Transaction<Tables>, place: Place): Promise<void> {
  const silent = unfinishedAt(transaction, place)
    .select(['flow_id', 'link_id'])
    .where((recording) =>
      recording.or([
        recording('last_seen_at', '<', sql<Date>`now() - ${SILENT_SECONDS} * interval '1 second'`),
        sql<boolean>`exists (
          select from recording_links where recording_links.id = guest_recordings.link_id and revoked_at is not null
        )`,
      ]),
    );
  for (const { flow_id, link_id } of await silent.execute()) {
    const locked = transaction.selectFrom('flows').select('id').where('id', '=', flow_id).forUpdate().skipLocked();
    // A locked recording is being sent. Waiting for it would deadlock, because its completion locks the link after the flow.
    if (!(await locked.executeTakeFirst())) continue;
    // A separate statement, because the recording may have become complete before its flow was locked.
    if (!(await silent.where('flow_id', '=', flow_id).executeTakeFirst())) continue;
    await transaction.deleteFrom('flows').where('id', '=', flow_id).execute();
    await transaction
      .updateTable('recording_links')
      .set({ recordings_count: sql<number>`greatest(recordings_count - 1, 0)` })
      .where('id', '=', link_id)
      .execute();
  }
}

/** Returns the seconds until silent recordings are given up; null without any. */
async function busySeconds(transaction: Transaction<Tables>, place: Place): Promise<number | null> {
  const { silent } = await unfinishedAt(transaction, place)
    .select(sql<number | null>`extract(epoch from now() - max(last_seen_at))::float8`.as('silent'))
    .executeTakeFirstOrThrow();
  return silent === null ? null : Math.max(WAIT_MIN_SECONDS, Math.ceil(SILENT_SECONDS - silent));
}

function isBusy(seconds: number): HttpProblem {
  const headers = { 'retry-after': String(seconds) };
  return new HttpProblem(409, refusal('guestRecordingRunning', { seconds }), { headers });
}

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
