import type { ProjectRole } from '@flowlens/core/permissions';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/platform/database/schema/tables.js';

/** Creates a project that `ownerId` owns, with other members. */
export async function addProject(
  db: Kysely<Tables>,
  ownerId: string,
  { name = 'Web shop', members = {} }: { name?: string; members?: Record<string, ProjectRole> } = {},
): Promise<string> {
  const { id } = await db
    .insertInto('projects')
    .values({ name, created_by_user_id: ownerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const roles = Object.entries({ ...members, [ownerId]: 'ADMIN' as const });
  await db
    .insertInto('members')
    .values(roles.map(([userId, role]) => ({ project_id: id, user_id: userId, role })))
    .execute();
  return id;
}

export interface NewFlow {
  id?: string;
  title?: string;
  description?: string;
  reporterId?: string;
  reporterName?: string;
  reporterEmail?: string;
  createdAt?: Date;
  recordedAt?: Date;
  tags?: string[];
  comments?: { userId: string; email: string; content: string; seconds: number }[];
  videoKey?: string;
  timelineKey?: string;
}

/** Creates a flow without files, unless their keys are given. */
export async function addFlow(db: Kysely<Tables>, projectId: string, flow: NewFlow = {}): Promise<string> {
  const { id } = await db
    .insertInto('flows')
    .values({
      ...(flow.id !== undefined && { id: flow.id }),
      project_id: projectId,
      title: flow.title ?? 'Checkout answers 500',
      description: flow.description ?? '',
      reporter_user_id: flow.reporterId ?? null,
      reporter_name: flow.reporterName ?? 'Rita Reporter',
      reporter_email: flow.reporterEmail ?? 'rita@example.com',
      video_key: flow.videoKey ?? null,
      timeline_key: flow.timelineKey ?? null,
      ...(flow.videoKey && { recording_status: 'completed' as const, video_duration_ms: 41_250 }),
      ...(flow.createdAt && { created_at: flow.createdAt }),
      ...(flow.recordedAt && { recorded_at: flow.recordedAt }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const title of flow.tags ?? []) await addTag(db, { projectId, flowId: id, title });
  for (const { userId, email, content, seconds } of flow.comments ?? [])
    await db
      .insertInto('comments')
      .values({ flow_id: id, user_id: userId, author_email: email, content, timestamp_seconds: seconds })
      .execute();
  return id;
}

async function addTag(
  db: Kysely<Tables>,
  { projectId, flowId, title }: { projectId: string; flowId: string; title: string },
): Promise<void> {
  await db
    .insertInto('tags')
    .values({ project_id: projectId, title })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const tag = await db
    .selectFrom('tags')
    .select('id')
    .where('project_id', '=', projectId)
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  await db.insertInto('flow_tags').values({ flow_id: flowId, tag_id: tag.id }).execute();
}
