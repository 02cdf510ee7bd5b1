import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestServer } from '../../support/server/test-server.js';
import { tableNames } from './table-names.js';

export interface Snapshot {
  /** Restores every table and every stored file; files that have been added since stay. */
  restore: () => Promise<void>;
  remove: () => void;
}

/** Copies the tables and files of a server. Restoring them is faster than creating the same rows again. */
export async function takeSnapshot({ database: { pool }, dataFolder }: TestServer): Promise<Snapshot> {
  const blobs = join(dataFolder, 'blobs');
  const copy = mkdtempSync(join(tmpdir(), 'fl-snapshot-'));
  cpSync(blobs, copy, { recursive: true });
  await pool.query('create schema snapshot');
  // Foreign keys and triggers are off: all tables together are as they were.
  const restoring = ['begin', "set local session_replication_role = 'replica'"];
  for (const name of await tableNames(pool)) {
    await pool.query(`create table snapshot."${name}" as table public."${name}"`);
    const { rows } = await pool.query<{ columns: string }>(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
        where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [name],
    );
    const columns = rows[0]?.columns ?? '';
    restoring.push(
      `delete from public."${name}"`,
      `insert into public."${name}" (${columns}) overriding system value select ${columns} from snapshot."${name}"`,
    );
  }
  const statements = [...restoring, 'commit'].join('; ');
  return {
    async restore() {
      await pool.query(statements);
      cpSync(copy, blobs, { recursive: true, force: false });
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
