import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { Mail } from '../notifications/mail.js';

/** Makes room for the guest's next recording, and notifies the creator of the link that this one waits. */
export async function noteArrival(
  transaction: Transaction<Tables>,
  { flowId, mail }: { flowId: string; mail: Mail },
): Promise<void> {
  await transaction.updateTable('guest_recordings').set({ address: null }).where('flow_id', '=', flowId).execute();
  if (!(await isNoticeDue(transaction, flowId))) return;
  const link = await transaction
    .selectFrom('guest_recordings')
    .innerJoin('recording_links', 'recording_links.id', 'guest_recordings.link_id')
    .innerJoin('projects', 'projects.id', 'recording_links.project_id')
    .innerJoin('users', 'users.id', 'recording_links.created_by_user_id')
    .select(['projects.id', 'projects.name', 'users.email', 'guest_recordings.link_title'])
    .where('guest_recordings.flow_id', '=', flowId)
    .executeTakeFirst();
  if (!link) return;
  const { id: projectId, name: projectName, email: to, link_title: linkTitle } = link;
  await mail.recordingWaits(transaction, { flowId, to, projectId, projectName, linkTitle });
}

/** Allows one e-mail per hour, so that a burst of recordings does not fill a mailbox. */
async function isNoticeDue(transaction: Transaction<Tables>, flowId: string): Promise<boolean> {
  const due = await transaction
    .updateTable('recording_links')
    .set({ notified_at: sql<Date>`now()` })
    .where('id', '=', (query) =>
      query.selectFrom('guest_recordings').select('link_id').where('flow_id', '=', flowId).$asScalar().$notNull(),
    )
    .where(sql<boolean>`(notified_at is null or notified_at < now() - interval '1 hour')`)
    .returning('id')
    .executeTakeFirst();
  return due !== undefined;
}
