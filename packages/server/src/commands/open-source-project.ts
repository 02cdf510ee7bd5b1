import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.js';
import { OperatorError } from '../operator-error.js';

export interface NewOpenSourceProject {
  name: string;
  description: string;
  /** E-mail in any case, or account id. */
  owner: string;
  /** Undefined: as many as every project may have. */
  maxMembers?: number;
}

/**
 * Makes the project with its owner as its first admin, and answers its id.
 *
 * @throws OperatorError when the owner is nobody, or several accounts have that e-mail
 */
export async function createOpenSourceProject(
  db: Kysely<Tables>,
  { name, description, owner, maxMembers }: NewOpenSourceProject,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const ownerId = await findOwner(transaction, owner);
    const { id } = await transaction
      .insertInto('projects')
      .values({
        name,
        description,
        category: 'OPEN_SOURCE',
        created_by_user_id: ownerId,
        ...(maxMembers !== undefined && { max_members_count: maxMembers }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction.insertInto('members').values({ project_id: id, user_id: ownerId, role: 'ADMIN' }).execute();
    return id;
  });
}

/** An e-mail does not name one account: two issuers may vouch for the same. */
async function findOwner(db: Kysely<Tables>, owner: string): Promise<string> {
  const [account, ...others] = await db
    .selectFrom('users')
    .select('id')
    .where((where) =>
      where.or([where(sql`lower(email)`, '=', sql`lower(${owner})`), where(sql`id::text`, '=', owner.toLowerCase())]),
    )
    .orderBy('created_at')
    .execute();
  if (!account) throw new OperatorError(`Nobody with the e-mail ${owner} has signed in yet. They do that first.`);
  if (others.length === 0) return account.id;
  const ids = [account, ...others].map(({ id }) => id).join(', ');
  throw new OperatorError(`Several accounts have the e-mail ${owner}. Give the id of one as --owner: ${ids}.`);
}
