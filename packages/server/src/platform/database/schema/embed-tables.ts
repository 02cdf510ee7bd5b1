import type { ProjectRole } from '@flowlens/core/permissions';
import type { Generated } from 'kysely';
import type { DefaultTime, Nullable } from './column-types.js';

interface EmbedKeysTable {
  id: Generated<string>;
  project_id: string;
  created_by_user_id: string;
  name: string;
  key_hash: Buffer;
  created_at: DefaultTime;
  last_used_at: Nullable<Date>;
}

interface EmbedTokensTable {
  id: Generated<string>;
  key_id: string;
  user_id: string;
  token_hash: Buffer;
  /** The highest role that the token grants. */
  role: ProjectRole;
  created_at: DefaultTime;
  expires_at: Date;
}

/** Tables of embed keys and their tokens. */
export interface EmbedTables {
  embed_keys: EmbedKeysTable;
  embed_tokens: EmbedTokensTable;
}
