import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';

/** Removes the personal data of people. Their rows stay, because other rows refer to them. */
export async function erasePeople(transaction: Transaction<Tables>, personIds: string[]): Promise<void> {
  if (personIds.length === 0) return;
  await transaction
    .updateTable('users')
    .set({
      issuer: 'removed',
      subject: sql<string>`id::text`,
      email: '',
      name: '',
      picture: null,
      hosted_domain: null,
      removed_at: sql<Date>`now()`,
    })
    .where('id', 'in', personIds)
    .execute();
}
