import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import { HAS_ACCOUNT } from '../embedding/embedded-people.js';
import { OperatorError } from '../../platform/errors/operator-error.js';

export interface FoundPerson {
  id: string;
  email: string;
  name: string;
}

/**
 * Finds the account with an e-mail, ignoring case, or with an id. Two issuers may vouch for the same e-mail.
 *
 * @param options.embedded - true to find embedded people too, by their id only. Their e-mail may be that of an account.
 * @throws OperatorError for an unknown person, or if several accounts have that e-mail
 */
export async function findPerson(
  db: Kysely<Tables>,
  emailOrId: string,
  { embedded = false }: { embedded?: boolean } = {},
): Promise<FoundPerson> {
  const hasId = sql<boolean>`id::text = ${emailOrId.toLowerCase()}`;
  const [account, ...others] = await db
    .selectFrom('users')
    .select(['id', 'email', 'name'])
    .where('removed_at', 'is', null)
    .where(sql<boolean>`(lower(email) = lower(${emailOrId}) or ${hasId})`)
    .where(embedded ? sql<boolean>`(${HAS_ACCOUNT} or ${hasId})` : HAS_ACCOUNT)
    .orderBy('created_at')
    .execute();
  if (!account)
    throw new OperatorError(`Nobody with the e-mail ${emailOrId} has signed in yet. Ask them to sign in first.`);
  if (others.length === 0) return account;
  const ids = [account, ...others].map(({ id }) => id).join(', ');
  throw new OperatorError(`Several accounts have the e-mail ${emailOrId}. Use the id of one instead: ${ids}.`);
}
