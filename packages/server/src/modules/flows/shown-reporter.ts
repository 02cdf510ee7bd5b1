import type { Guest } from '@flowlens/client';
import { canSeeAddresses, canSeeAddressOf } from '@flowlens/core';
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
  // A guest has none.
  return seen
    ? { reporter, reporter_email: reporter_email || null }
    : { reporter: publicName(reporter), reporter_email: null };
}

/** Returns the guest who recorded a flow, without their address where members do not see each other's. */
export function shownGuest({ name, email }: Guest, row: ReporterRow, actor: Actor): Guest {
  return { name, email: canSeeAddresses(actor, row) ? email : null };
}
