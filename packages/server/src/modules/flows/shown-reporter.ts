import { canSeeAddressOf } from '@flowlens/core';
import type { Actor } from '../../actor.js';
import { publicName } from '../people/public-name.js';
import type { FlowRow } from './flow-row.js';

type ReporterRow = Pick<
  FlowRow,
  'reporter' | 'reporter_email' | 'reporter_user_id' | 'category' | 'created_by_user_id' | 'is_default' | 'user_role'
>;

/** Returns the reporter of a flow as the actor may see them: not every member sees the addresses of others. */
export function shownReporter(row: ReporterRow, actor: Actor): { reporter: string; reporter_email: string | null } {
  const { reporter, reporter_email } = row;
  const seen = canSeeAddressOf(actor, { userId: row.reporter_user_id, email: reporter_email }, row);
  return seen ? { reporter, reporter_email } : { reporter: publicName(reporter), reporter_email: null };
}
