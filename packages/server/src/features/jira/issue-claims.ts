import { type Kysely, type RawBuilder, sql, type UpdateObject } from 'kysely';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Tables } from '../../platform/database/schema/tables.js';

/** Identity of a person's request for an issue. */
export interface IssueRequest {
  userId: string;
  hash: Buffer;
  /** Seconds during which the same request means the same issue; later it means a new one. */
  repeatSeconds: number;
}

/** Exclusive right to work on a request, for `CLAIM_SECONDS`. */
export interface Claim {
  id: string;
  claim_id: string;
  marker: string;
  /** Null while the issue is unknown. */
  issue_key: string | null;
  /** True if its links need no more work. */
  links_settled: boolean;
  /** Set if an earlier attempt may have created an issue: seconds until a search without a result is conclusive. */
  doubt_seconds: number | null;
}

/** Longer than any call takes. */
const CLAIM_SECONDS = 15;

/** Claims a request; `undefined` while another call works on it. */
export async function takeClaim(db: Kysely<Tables>, request: IssueRequest): Promise<Claim | undefined> {
  const isNew = sql`held.made_at <= now() - make_interval(secs => ${request.repeatSeconds})`;
  // A single statement without a transaction: a call that dies here has not done its work and may be repeated.
  const { rows } = await sql<Claim>`
    insert into jira_issues as held (user_id, request_hash, marker, claim_id, claimed_until)
    values (${request.userId}, ${request.hash}, ${newMarker()}, ${randomUUID()}, ${inSeconds(CLAIM_SECONDS)})
    on conflict (user_id, request_hash) do update set
      claim_id = excluded.claim_id,
      claimed_until = excluded.claimed_until,
      marker = case when ${isNew} then excluded.marker else held.marker end,
      issue_key = case when ${isNew} then null else held.issue_key end,
      links_settled = case when ${isNew} then false else held.links_settled end,
      made_at = case when ${isNew} then null else held.made_at end,
      created_at = case when ${isNew} then excluded.created_at else held.created_at end
    where held.claimed_until is null or held.claimed_until < clock_timestamp()
    returning id, claim_id, marker, issue_key, links_settled,
      extract(epoch from doubtful_until - clock_timestamp())::float8 as doubt_seconds`.execute(db);
  return rows[0];
}

/**
 * Records how many seconds it is uncertain whether Jira created the issue; 0 if it certainly did not. Returns whether
 * the claim is still valid.
 */
export function noteDoubt(db: Kysely<Tables>, claim: Claim, seconds: number): Promise<boolean> {
  return change(db, claim, { doubtful_until: seconds === 0 ? null : inSeconds(seconds) });
}

export async function noteIssue(db: Kysely<Tables>, claim: Claim, issueKey: string): Promise<void> {
  await change(db, claim, { issue_key: issueKey, made_at: inSeconds(0), doubtful_until: null });
}

/** Records that the links are attached or queued. */
export async function noteLinks(db: Kysely<Tables>, claim: Claim): Promise<void> {
  await change(db, claim, { links_settled: true });
}

/** Releases the request for other calls. */
export async function releaseClaim(db: Kysely<Tables>, claim: Claim): Promise<void> {
  await change(db, claim, { claim_id: null, claimed_until: null });
}

/** Only while the claim is valid: a call that was overtaken changes nothing. */
async function change(
  db: Kysely<Tables>,
  { id, claim_id }: Claim,
  values: UpdateObject<Tables, 'jira_issues'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jira_issues')
    .set(values)
    .where('id', '=', id)
    .where('claim_id', '=', claim_id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function inSeconds(seconds: number): RawBuilder<Date> {
  return sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`;
}

function newMarker(): string {
  return `flowlens-${randomBytes(12).toString('hex')}`;
}
