import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/schema/tables.js';

/** Returns whether files must stay for now, because a backup reads them or a restore writes them. */
export async function areBlobsHeld(db: Kysely<Tables>): Promise<boolean> {
  const hold = await db
    .selectFrom('blob_holds')
    .select('id')
    .where('held_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return hold !== undefined;
}
