import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';

/** Runs `work` once, in a transaction. Content that people deleted later does not come back. */
export async function seedOnce(
  db: Kysely<Tables>,
  name: string,
  work: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const fresh = await transaction
      .insertInto('applied_seeds')
      .values({ name })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!fresh) return false;
    await work(transaction);
    return true;
  });
}
