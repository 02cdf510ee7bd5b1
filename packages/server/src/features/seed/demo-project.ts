import { DEMO_PROJECT_ID } from '@flowlens/core';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import { developmentAccount, DEVELOPMENT_ISSUER_KEY } from '../auth/dev-issuer/accounts.js';
import { DEMO_OWNER, DEMO_PEOPLE, type DemoPerson } from '../auth/dev-issuer/demo-people.js';
import { ensureAccount } from '../auth/sign-in/accounts.js';
import { seedOnce } from './seed-once.js';

/** Older than any default project, so that it comes first in every list. */
const AGE_DAYS = 30;

/** Adds the missing demo people; returns the ids of all by e-mail. */
export async function ensureDemoPeople(db: Kysely<Tables>): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const person of DEMO_PEOPLE) ids.set(person.email, await ensureDemoPerson(db, person));
  return ids;
}

/** Adds the demo project with its members. */
export async function ensureDemoProject(db: Kysely<Tables>, people: Map<string, string>): Promise<void> {
  await seedOnce(db, 'demo-project', async (transaction) => {
    const age = sql<Date>`now() - ${AGE_DAYS} * interval '1 day'`;
    await transaction
      .insertInto('projects')
      .values({
        id: DEMO_PROJECT_ID,
        name: 'Demo shop',
        description: 'Recorded sessions of a small web shop with real bugs.',
        created_by_user_id: idOf(people, DEMO_OWNER.email),
        created_at: age,
      })
      .execute();
    const members = DEMO_PEOPLE.map(({ email, role }, index) => ({
      project_id: DEMO_PROJECT_ID,
      user_id: idOf(people, email),
      role: role === 'Contributor' ? ('USER' as const) : ('ADMIN' as const),
      joined_at: sql<Date>`${age} + ${index} * interval '1 hour'`,
    }));
    await transaction.insertInto('members').values(members).execute();
  });
}

async function ensureDemoPerson(db: Kysely<Tables>, { email, name }: DemoPerson): Promise<string> {
  const subject = developmentAccount(email)?.subject ?? email;
  return ensureAccount(db, DEVELOPMENT_ISSUER_KEY, { subject, email, name, picture: null, hostedDomain: null });
}

/** @throws Error if a recording refers to somebody other than the demo people */
export function idOf(people: Map<string, string>, email: string): string {
  const id = people.get(email.toLowerCase());
  if (id === undefined) throw new Error(`${email} is not one of the demo people`);
  return id;
}
