import { OperatorError } from '../../../platform/errors/operator-error.js';

// The archive is a gzipped tar file. Entries in order: HEAD, one file of JSON lines per table, JOBS, the recordings,
// the parts of unfinished uploads, MANIFEST. The manifest comes last, so a truncated archive has none.

export const HEAD = 'flowlens.json';
export const JOBS = 'jobs.jsonl';
export const MANIFEST = 'manifest.json';
export const FORMAT_VERSION = 1;

const FOLDERS = { tables: 'tables/', blobs: 'blobs/', uploads: 'uploads/' } as const;

export const tableEntry = (table: string) => `${FOLDERS.tables}${table}.jsonl`;
export const blobEntry = (name: string) => FOLDERS.blobs + name;
export const uploadEntry = (id: string) => FOLDERS.uploads + id;

/** Name of an entry in the store of recordings or uploads. */
export function storedNameOf(entry: string): { store: 'blobs' | 'uploads'; name: string } | undefined {
  for (const store of ['blobs', 'uploads'] as const)
    if (entry.startsWith(FOLDERS[store])) return { store, name: entry.slice(FOLDERS[store].length) };
  return undefined;
}

/** Format of the archive and version of its tables. */
export interface ArchiveHead {
  format: 'flowlens-backup';
  version: number;
  created_at: string;
  migrations: { name: string; checksum: string }[];
}

/** Size in bytes and SHA-256 (hex) of every other entry. */
export interface Manifest {
  entries: Record<string, { size: number; sha256: string }>;
}

/** Thrown for a file that is not a backup, or is incomplete. */
export class DamagedArchiveError extends OperatorError {
  constructor(file: string, what: string) {
    super(`${file} cannot be restored: ${what}. Nothing was changed.`);
  }
}
