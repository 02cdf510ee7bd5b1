import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/schema/tables.js';
import type { Identity } from './identity-provider.js';

/**
 * Returns the user of an identity: found by issuer and subject, never by e-mail. Updates name, e-mail and picture. At
 * the first sign-in, creates the account and its default project in one transaction.
 */
export async function ensureAccount(db: Kysely<Tables>, issuer: string, identity: Identity): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const { subject, email, name, picture, hostedDomain: hosted_domain } = identity;
    const details = { email, name, picture, hosted_domain };
    const { id } = await transaction
      .insertInto('users')
      .values({ issuer, subject, ...details })
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet(details))
      .returning('id')
      .executeTakeFirstOrThrow();
    await ensureDefaultProject(transaction, id, name);
    return id;
  });
}

async function ensureDefaultProject(transaction: Transaction<Tables>, userId: string, name: string): Promise<void> {
  const project = await transaction
    .insertInto('projects')
    .values({ name, is_default: true, created_by_user_id: userId })
    .onConflict((conflict) =>
      conflict
        .column('created_by_user_id')
        .where(sql<boolean>`is_default`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!project) return;
  await transaction.insertInto('members').values({ project_id: project.id, user_id: userId, role: 'ADMIN' }).execute();
}
