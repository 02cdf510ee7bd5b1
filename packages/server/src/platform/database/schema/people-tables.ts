import type { Generated } from 'kysely';
import type { DefaultTime, Nullable } from './column-types.js';

/** Proof of a call's session: the refresh cookie of the same person, or only an access token. */
export type SessionKind = 'cookie' | 'bearer';

interface UsersTable {
  id: Generated<string>;
  issuer: string;
  subject: string;
  email: string;
  name: string;
  picture: Nullable<string>;
  /** The `hd` claim at the last sign-in. */
  hosted_domain: Nullable<string>;
  /** Null for the server's setting. */
  max_systems_count: Nullable<number>;
  created_at: DefaultTime;
  /** Set for a removed person. */
  removed_at: Nullable<Date>;
  /** Time when a refresh token was reused; null once the person has read the notice. */
  session_reused_at: Nullable<Date>;
}

interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  created_at: DefaultTime;
  expires_at: Date;
  revoked_at: Nullable<Date>;
}

interface RefreshTokensTable {
  token_hash: Buffer;
  session_id: string;
  generation: number;
  used_at: Nullable<Date>;
  created_at: DefaultTime;
}

interface AgentTokensTable {
  id: Generated<string>;
  user_id: string;
  agent_type: 'CLAUDE_CODE' | 'CURSOR' | 'GITHUB_COPILOT' | 'UNKNOWN';
  token_hash: Buffer;
  created_at: DefaultTime;
  last_used_at: Nullable<Date>;
  expires_at: Date;
  created_from: Nullable<string>;
  session_kind: Nullable<SessionKind>;
}

interface RecorderTokensTable {
  id: Generated<string>;
  user_id: string;
  token_hash: Buffer;
  device: Nullable<string>;
  created_at: DefaultTime;
  last_used_at: Nullable<Date>;
  expires_at: Date;
  created_from: string;
}

interface RecorderCodesTable {
  code_hash: Buffer;
  user_id: string;
  session_id: string;
  redirect_uri: string;
  code_challenge: string;
  created_at: DefaultTime;
  expires_at: Date;
}

/** Tables of people, their sessions and their tokens. */
export interface PeopleTables {
  users: UsersTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  agent_tokens: AgentTokensTable;
  recorder_tokens: RecorderTokensTable;
  recorder_codes: RecorderCodesTable;
}
