import { join } from 'node:path';
import { createFolderStorage } from '../../../src/platform/storage/folder/folder-storage.js';
import type { BlobStorage } from '../../../src/platform/storage/blob-storage.js';
import { addPeople } from '../../support/people/add-people.js';
import type { Person } from '../../support/people/person.js';
import type { TestServer } from '../../support/server/test-server.js';
import { createCheckedToken } from '../../../src/platform/secrets/opaque-token.js';
import { type Column, type EMBEDDED, PEOPLE, type PersonName } from './actors.js';

/** People of a world, who stay while their projects are recreated, with the credentials of each column of the matrix. */
export interface Cast {
  people: Record<PersonName, Person>;
  /** The owner's agent token. */
  agentToken: string;
  /** An embed key of the owner's project, and a token of it for each embedded person. */
  embedding: { key: string; tokens: Record<(typeof EMBEDDED)[number], string> };
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
  const embedding = {
    key: createCheckedToken('fl_ek_'),
    tokens: { embedded: createCheckedToken('fl_et_'), embeddedAdmin: createCheckedToken('fl_et_') },
  };
  return {
    people,
    agentToken,
    embedding,
    storage,
    credentials: credentialsOf({ people, agentToken, embedding }, signedOut),
  };
}

function credentialsOf(
  { people, agentToken, embedding }: Pick<Cast, 'people' | 'agentToken' | 'embedding'>,
  signedOut: Person,
): Cast['credentials'] {
  const { outsider, exMember, invitee, contributor, reporter, admin, owner } = people;
  return {
    anonymous: {},
    signedOut: session(signedOut),
    outsider: session(outsider),
    exMember: session(exMember),
    invitee: session(invitee),
    contributor: session(contributor),
    creator: session(contributor),
    reporter: session(reporter),
    admin: session(admin),
    owner: session(owner),
    ownerOfDefault: session(owner),
    agent: opaque(agentToken),
    embedded: opaque(embedding.tokens.embedded),
    embeddedAdmin: opaque(embedding.tokens.embeddedAdmin),
  };
}

function session({ token, cookie }: Person): Record<string, string> {
  return { authorization: `Bearer ${token}`, cookie };
}

/** The token as a bearer token, and also where it is never accepted. */
function opaque(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, cookie: `fl_refresh=${token}` };
}
