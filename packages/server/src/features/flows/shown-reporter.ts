import type { Guest, ProjectCategory } from '@flowlens/client';
import { canSeeAddresses, canSeeAddressOf, type ProjectRole } from '@flowlens/core/permissions';
import type { Actor } from '../../http/actor.js';
import { publicName } from '../people/public-name.js';

/** The reporter of a flow, and the project data that the rules need. */
interface ReporterRow {
  reporter: string;
  reporter_email: string;
  reporter_user_id: string | null;
  category: ProjectCategory;
  created_by_user_id: string;
  is_default: boolean;
  user_role: ProjectRole;
}

/** Returns the reporter of a flow as the actor may see them: not every member sees the addresses of others. */
export function shownReporter(row: ReporterRow, actor: Actor): { reporter: string; reporter_email: string | null } {
  const { reporter, reporter_email } = row;
  const seen = canSeeAddressOf(actor, { userId: row.reporter_user_id, email: reporter_email }, row);
  // Guests have no account.
  return seen
    ? { reporter, reporter_email: reporter_email || null }
    : { reporter: publicName(reporter), reporter_email: null };
}

/** Returns the guest who recorded a flow, without their address if members do not see each other's. */
export function shownGuest({ name, email }: Guest, row: ReporterRow, actor: Actor): Guest {
  return { name, email: canSeeAddresses(actor, row) ? email : null };
}
