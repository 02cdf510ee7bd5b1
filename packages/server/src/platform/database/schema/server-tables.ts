import type { ColumnType, Generated } from 'kysely';
import type { DefaultTime, Nullable } from './column-types.js';

interface BlobsTable {
  key: string;
  mime_type: string;
  /** `bigint`, which the driver gives as text. */
  size_bytes: ColumnType<string, number, number>;
  sha256: Buffer;
  created_at: DefaultTime;
}

interface BlobHoldsTable {
  id: Generated<string>;
  held_until: Date;
}

interface PendingFilesTable {
  key: string;
  noted_at: DefaultTime;
  removing: Generated<boolean>;
}

interface InstallationTable {
  id: Generated<string>;
  /** Settings of the server. */
  max_members_count: Generated<number>;
  max_personal_projects: Generated<number>;
  files_listed_at: Nullable<Date>;
}

interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  operation_id: string;
  request_hash: Buffer;
  response_status: Nullable<number>;
  /** Encrypted, because it may contain a secret. */
  response_body: ColumnType<unknown, string | null | undefined, string | null>;
  reservation_id: Generated<string>;
  /** Time when the work of the call was committed; the response comes later. */
  done_at: Nullable<Date>;
  created_at: DefaultTime;
}

interface AppliedSeedsTable {
  name: string;
  applied_at: DefaultTime;
}

/** Tables of stored files, repeated calls and the installation itself. */
export interface ServerTables {
  blobs: BlobsTable;
  blob_holds: BlobHoldsTable;
  pending_files: PendingFilesTable;
  installation: InstallationTable;
  idempotency_keys: IdempotencyKeysTable;
  applied_seeds: AppliedSeedsTable;
}
