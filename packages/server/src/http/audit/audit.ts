import type { Logger } from '../../platform/logging/logger.js';
import type { SessionKind } from '../../platform/database/schema/people-tables.js';

/** Actions that are recorded in the audit trail. */
export const AUDIT_ACTIONS = [
  'sign_in',
  'sign_in_refused',
  'sessions_ended',
  'recorder_approved',
  'token_made',
  'token_revoked',
  'link_made',
  'link_changed',
  'link_revoked',
  'invitation_link_made',
  'invitation_link_revoked',
  'invitation_made',
  'invitation_revoked',
  'member_joined',
  'member_left',
  'member_removed',
  'role_changed',
  'recording_links_switched',
  'recording_link_made',
  'recording_link_revoked',
  'guest_recording_begun',
  'guest_recording_accepted',
  'guest_recording_discarded',
  'embed_keys_read',
  'embed_key_made',
  'embed_key_revoked',
  'embed_token_made',
  'flow_moved',
  'flow_deleted',
  'project_deleted',
  'comment_deleted',
  'tag_deleted',
  'operator_command',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Ids of the objects in a line. `link` is a public link of a flow, `invitation_link` one to join a project. */
type AuditObject =
  | 'project'
  | 'from_project'
  | 'flow'
  | 'comment'
  | 'tag'
  | 'link'
  | 'invitation_link'
  | 'recording_link'
  | 'invitation'
  | 'agent_token'
  | 'recorder_token'
  | 'embed_key'
  | 'embed_token'
  | 'person'
  | 'heir';

/** Ids only: no e-mails, titles or tokens. */
export type AuditObjects = { [Name in AuditObject]?: string | undefined };

export interface AuditLine {
  action: AuditAction;
  /** Id of the person who acted; undefined for operators and refused sign-ins. */
  actor?: string | undefined;
  /** "operator" for a command, "recorder", "embed" and "embed_key" for calls with such a token or key. */
  session: SessionKind | 'recorder' | 'embed' | 'embed_key' | 'operator' | 'none';
  objects: AuditObjects;
  /** New role of a member. */
  role?: string | undefined;
  /** Network address of the client. */
  address?: string | undefined;
  /** Status of a refused sign-in. */
  status?: number | undefined;
  /** Command of the operator. */
  command?: string | undefined;
}

/** Writes one line of the audit trail. A request's own logger adds its id. */
export function writeAudit(log: Logger, { objects, ...line }: AuditLine): void {
  log.info({ ...line, ...objects }, 'audit');
}
