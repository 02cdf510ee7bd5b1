import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../src/platform/database/schema/tables.js';
import { createOpaqueToken, hashToken } from '../../../src/platform/secrets/opaque-token.js';
import { storeBlob } from '../../../src/platform/storage/store-blob.js';
import type { PersonName } from './actors.js';
import type { Cast } from './cast.js';

/** A flow with a comment and a public link, and their creators. */
export interface MadeFlow {
  flowId: string;
  commentId: string;
  shareId: string;
}

export interface Project {
  is_default: boolean;
  category: 'PERSONAL' | 'OPEN_SOURCE';
}

interface Parts {
  db: Transaction<Tables>;
  cast: Cast;
}

const LONG_AGO = sql<Date>`now() - interval '1 day'`;
const NEXT_WEEK = sql<Date>`now() + interval '7 days'`;

export async function addProject(db: Transaction<Tables>, ownerId: string, values: Partial<Project>): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('projects')
    .values({ id, name: 'Web shop', created_by_user_id: ownerId, ...values })
    .execute();
  await addMembers(db, id, { role: 'ADMIN', userIds: [ownerId] });
  return id;
}

export async function addMembers(
  db: Transaction<Tables>,
  projectId: string,
  { role, userIds }: { role: 'ADMIN' | 'USER'; userIds: string[] },
): Promise<void> {
  await db
    .insertInto('members')
    .values(userIds.map((userId) => ({ project_id: projectId, user_id: userId, role })))
    .execute();
}

/** `remarks`: creator of the comment and the link, if not the reporter. */
export async function addFlow(
  parts: Parts,
  projectId: string,
  reporter: PersonName,
  remarks = reporter,
): Promise<MadeFlow> {
  const flowId = randomUUID();
  const { userId, email } = parts.cast.people[reporter];
  await parts.db
    .insertInto('flows')
    .values({
      id: flowId,
      project_id: projectId,
      reporter_user_id: userId,
      // The same name for all, because names give no permissions.
      reporter_name: 'Rita Reporter',
      reporter_email: email,
      title: 'Checkout answers 500',
      timeline_key: await storeBlob(parts.db, parts.cast.storage, Buffer.from('[]')),
    })
    .execute();
  return { flowId, ...(await addRemarks(parts, flowId, remarks)) };
}

export async function addRemarks({ db, cast }: Parts, flowId: string, creator: PersonName) {
  const commentId = randomUUID();
  const shareId = randomUUID();
  const { userId, email } = cast.people[creator];
  await db
    .insertInto('comments')
    .values({
      id: commentId,
      flow_id: flowId,
      user_id: userId,
      author_email: email,
      content: 'Dead',
      timestamp_seconds: 7,
    })
    .execute();
  await db
    .insertInto('share_links')
    .values({
      id: shareId,
      flow_id: flowId,
      created_by_user_id: userId,
      token_hash: hashToken(createOpaqueToken('fl_share_')),
      expires_at: NEXT_WEEK,
    })
    .execute();
  return { commentId, shareId };
}

export async function addTag(db: Transaction<Tables>, projectId: string, userId: string): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('tags')
    .values({ id, project_id: projectId, title: 'checkout', created_by_user_id: userId })
    .execute();
  return id;
}

export async function addLink(db: Transaction<Tables>, projectId: string): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('public_invitations')
    .values({ id, project_id: projectId, max_joins_count: 5, created_at: LONG_AGO, expires_at: NEXT_WEEK })
    .execute();
  return id;
}

/** A recording link, and a waiting recording that a guest sent through it. */
export interface MadeRecordingLink {
  linkId: string;
  waitingId: string;
}

export async function addRecordingLink(
  { db, cast }: Parts,
  projectId: string,
  creator: PersonName,
): Promise<MadeRecordingLink> {
  const [linkId, waitingId] = [randomUUID(), randomUUID()];
  await db.updateTable('projects').set({ recording_links_enabled: true }).where('id', '=', projectId).execute();
  await db
    .insertInto('recording_links')
    .values({
      id: linkId,
      project_id: projectId,
      created_by_user_id: cast.people[creator].userId,
      token_hash: hashToken(createOpaqueToken('fl_rl_')),
      title: 'Show us the cart',
      max_recordings_count: 5,
      recordings_count: 1,
      expires_at: NEXT_WEEK,
    })
    .execute();
  await db
    .insertInto('flows')
    .values({
      id: waitingId,
      waits_for_project_id: projectId,
      reporter_name: 'Guest',
      reporter_email: '',
      title: 'The cart is empty',
      recording_status: 'completed',
      timeline_key: await storeBlob(db, cast.storage, Buffer.from('[]')),
    })
    .execute();
  await db
    .insertInto('recordings')
    .values({ flow_id: waitingId, completed_at: sql<Date>`now()` })
    .execute();
  await db
    .insertInto('guest_recordings')
    .values({
      flow_id: waitingId,
      link_id: linkId,
      key: randomUUID(),
      secret_hash: hashToken(createOpaqueToken('fl_gr_')),
      guest_name: 'Dana Drew',
      link_title: 'Show us the cart',
      expires_at: NEXT_WEEK,
    })
    .execute();
  return { linkId, waitingId };
}

export async function addInvitation(db: Transaction<Tables>, projectId: string, email: string): Promise<string> {
  const id = randomUUID();
  await db.insertInto('invitations').values({ id, project_id: projectId, email, expires_at: NEXT_WEEK }).execute();
  return id;
}

export async function addAgentToken(db: Transaction<Tables>, userId: string, token: string): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('agent_tokens')
    .values({ id, user_id: userId, agent_type: 'CURSOR', token_hash: hashToken(token), expires_at: NEXT_WEEK })
    .execute();
  return id;
}
