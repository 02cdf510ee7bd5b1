import { join } from 'node:path';
import { createFolderStorage } from '../../src/platform/storage/folder/folder-storage.js';
import type { BlobStorage } from '../../src/platform/storage/blob-storage.js';
import { addPeople } from '../support/people/add-people.js';
import type { Person } from '../support/people/person.js';
import type { TestServer } from '../support/server/test-server.js';
import { createCheckedToken } from '../../src/platform/secrets/opaque-token.js';
import { type Column, PEOPLE, type PersonName } from './actors.js';

/** People of a world, who stay while their projects are recreated, with the credentials of each column of the matrix. */
export interface Cast {
  people: Record<PersonName, Person>;
  /** The owner's agent token. */
  agentToken: string;
  /** Storage of the flows' files. */
  storage: BlobStorage;
  /** Credentials of each column. */
  credentials: Record<Column, Record<string, string>>;
}

export async function castPeople(server: TestServer): Promise<Cast> {
  const { db } = server.database;
  const everybody = await addPeople(server, PEOPLE.length + 1);
  const people = Object.fromEntries(PEOPLE.map((name, index) => [name, everybody[index]])) as Cast['people'];
  const signedOut = everybody[PEOPLE.length] as Person;
  await db
    .updateTable('sessions')
    .set({ user_id: people.owner.userId, revoked_at: new Date(Date.now() - 2 * 86_400_000) })
    .where('user_id', '=', signedOut.userId)
    .execute();
  await db.deleteFrom('projects').where('created_by_user_id', '=', signedOut.userId).execute();
  await db.deleteFrom('users').where('id', '=', signedOut.userId).execute();
  await db.updateTable('users').set({ max_systems_count: 20 }).execute();
  const agentToken = createCheckedToken('fl_pat_');
  const storage = createFolderStorage(join(server.dataFolder, 'blobs'));
  return { people, agentToken, storage, credentials: credentialsOf(people, signedOut, agentToken) };
}

function credentialsOf(people: Cast['people'], signedOut: Person, agentToken: string): Cast['credentials'] {
  const { outsider, exMember, invitee, contributor, reporter, admin, owner } = people;
  return {
    anonymous: {},
    signedOut: session(signedOut),
    outsider: session(outsider),
    exMember: session(exMember),
    invitee: session(invitee),
    contributor: session(contributor),
    maker: session(contributor),
    reporter: session(reporter),
    admin: session(admin),
    owner: session(owner),
    ownerOfDefault: session(owner),
    agent: { authorization: `Bearer ${agentToken}`, cookie: `fl_refresh=${agentToken}` },
  };
}

function session({ token, cookie }: Person): Record<string, string> {
  return { authorization: `Bearer ${token}`, cookie };
}
