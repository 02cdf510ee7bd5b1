import type { ProjectRole } from '@flowlens/core/permissions';
import type { Generated } from 'kysely';
import type { DefaultTime, Nullable } from './column-types.js';

interface ProjectsTable {
  id: Generated<string>;
  name: string;
  description: Generated<string>;
  category: Generated<'PERSONAL' | 'OPEN_SOURCE'>;
  is_default: Generated<boolean>;
  created_by_user_id: string;
  /** Null for the server's setting. */
  max_members_count: Nullable<number>;
  created_at: DefaultTime;
  /** True if it accepts recordings of guests. */
  recording_links_enabled: Generated<boolean>;
  /** Sites that may embed its flows; null for the server's list. */
  embed_origins: Nullable<string[]>;
}

interface MembersTable {
  project_id: string;
  user_id: string;
  role: Generated<ProjectRole>;
  joined_at: DefaultTime;
}

interface RemovedMembersTable {
  project_id: string;
  user_id: string;
  removed_at: DefaultTime;
}

interface InvitationsTable {
  id: Generated<string>;
  project_id: string;
  email: string;
  role: Generated<ProjectRole>;
  status: Generated<'PENDING' | 'ACCEPTED' | 'REJECTED' | 'REVOKED' | 'EXPIRED'>;
  invited_by_user_id: Nullable<string>;
  created_at: DefaultTime;
  expires_at: Date;
  decided_at: Nullable<Date>;
}

interface PublicInvitationsTable {
  id: Generated<string>;
  project_id: string;
  created_by_user_id: Nullable<string>;
  max_joins_count: number;
  joins_count: Generated<number>;
  created_at: DefaultTime;
  expires_at: Date;
  revoked_at: Nullable<Date>;
}

/** Tables of projects, their members and invitations. */
export interface ProjectTables {
  projects: ProjectsTable;
  members: MembersTable;
  removed_members: RemovedMembersTable;
  invitations: InvitationsTable;
  public_invitations: PublicInvitationsTable;
}
