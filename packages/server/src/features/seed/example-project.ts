import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import { hashToken } from '../../platform/secrets/opaque-token.js';
import { nameOf } from './insert-flow.js';

/** Secret of the link to the example flow. It is the same everywhere and public on purpose. */
export const EXAMPLE_TOKEN = 'fl_sh_the-example-flow-that-anybody-may-open-hereHdA_rQ';

export const EXAMPLE_PROJECT_ID = 'd3305409-0f10-4e1e-8a11-5eed00000002';

/** Prefix of the names in `applied_seeds`; the digest of the recording follows. */
export const EXAMPLE_SEED = 'example-flow/';

/** Issuer of the system accounts. No identity provider can have it, because it is not a web address. */
const EXAMPLE_ISSUER = 'flowlens:example';

/**
 * Returns the statements that remove the example project with its link, accounts and file rows. The sweeper removes the
 * files. Plain SQL, because a restore has no Kysely instance. Run them in one transaction.
 */
export const EXAMPLE_REMOVAL = [
  `delete from share_links where token_hash = '\\x${hashToken(EXAMPLE_TOKEN).toString('hex')}'`,
  `delete from blobs where key in (
    select unnest(array[video_key, preview_key, thumbnail_key, timeline_key])
    from flows where project_id = '${EXAMPLE_PROJECT_ID}')`,
  `delete from projects where id = '${EXAMPLE_PROJECT_ID}'`,
  `delete from users where issuer = '${EXAMPLE_ISSUER}'`,
  `delete from applied_seeds where name like '${EXAMPLE_SEED}%'`,
];

/** Makes servers that start at the same time take turns. */
export async function lockExample(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('example-flow', 0))`.execute(transaction);
}

export async function removeExample(transaction: Transaction<Tables>): Promise<void> {
  for (const statement of EXAMPLE_REMOVAL) await sql.raw(statement).execute(transaction);
}

/**
 * Adds a system account for each person in the recording; returns their ids by e-mail. Nobody can sign in with them.
 * They count as removed, so they are never listed, and have no e-mail address.
 */
export async function addExampleAccounts(db: Kysely<Tables>, emails: Set<string>): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const email of emails) {
    const { id } = await db
      .insertInto('users')
      .values({ issuer: EXAMPLE_ISSUER, subject: email, email: '', name: nameOf(email), removed_at: sql<Date>`now()` })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(email, id);
  }
  return ids;
}

/** Adds the project that holds the example flow; its owner is a system account and the only member. */
export async function addExampleProject(db: Kysely<Tables>, ownerId: string): Promise<void> {
  await db
    .insertInto('projects')
    .values({ id: EXAMPLE_PROJECT_ID, name: 'Demo shop', is_default: true, created_by_user_id: ownerId })
    .execute();
  await db.insertInto('members').values({ project_id: EXAMPLE_PROJECT_ID, user_id: ownerId, role: 'ADMIN' }).execute();
}
