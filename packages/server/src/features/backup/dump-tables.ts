import { mkdir, open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg, { type Client } from 'pg';
import type { Database } from '../../platform/database/database.js';
import { type ArchiveHead, FORMAT_VERSION, HEAD, JOBS, tableEntry } from './archive/archive-format.js';
import { tablesInOrder } from './catalog.js';

/** Approximate number of characters per fetch, independent of the length of rows. */
const FETCH_CHARS = 2 * 1024 * 1024;
const FETCH_ROWS = { first: 10, most: 2_000 };
/** Maximum number of rows per fetch, for tables with large rows: a large row may follow many small ones. */
const LARGE_ROWS_MAX: Record<string, number> = { event_batches: 20 };

export interface Dump {
  /** Archive entries that are now in the folder. */
  entries: string[];
  /** Keys of recordings and ids of upload parts that the rows refer to. */
  blobKeys: string[];
  partIds: string[];
}

/**
 * Writes all rows as of one moment to files in `folder`. The embedded database serves nobody else in the meantime, so
 * the rows go to the disk first and nothing slower happens here.
 */
export async function dumpTables({ connection }: Pick<Database, 'connection'>, folder: string): Promise<Dump> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local timezone = 'UTC'`);
    await client.query(`set local bytea_output = 'hex'`);
    const dump = await dumpAll(client, folder);
    await client.query('commit');
    return dump;
  } finally {
    await client.end();
  }
}

async function dumpAll(client: Client, folder: string): Promise<Dump> {
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  const created_at = new Date().toISOString();
  const head: ArchiveHead = { format: 'flowlens-backup', version: FORMAT_VERSION, created_at, migrations };
  await writeFile(join(folder, HEAD), JSON.stringify(head));
  const entries = [HEAD];
  for (const table of await tablesInOrder(client)) {
    entries.push(tableEntry(table));
    const query = `select row_to_json(t)::text as line from "${table}" t`;
    await dumpRows(client, query, { path: join(folder, tableEntry(table)), rowsMax: LARGE_ROWS_MAX[table] });
  }
  entries.push(JOBS);
  await dumpRows(client, await openJobs(client), { path: join(folder, JOBS) });
  const { rows: blobs } = await client.query<{ key: string }>('select key from blobs order by key');
  const { rows: parts } = await client.query<{ id: string }>(
    `select upload_parts.id from upload_parts join uploads on uploads.id = upload_id
     where uploads.removed_at is null and upload_parts.size_bytes is not null`,
  );
  return { entries, blobKeys: blobs.map(({ key }) => key), partIds: parts.map(({ id }) => id) };
}

interface Rows {
  path: string;
  /** Maximum number of rows per fetch. */
  rowsMax?: number | undefined;
}

async function dumpRows(client: Client, query: string, { path, rowsMax = FETCH_ROWS.most }: Rows): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await using file = await open(path, 'wx', 0o600);
  await client.query(`declare dumped no scroll cursor for ${query}`);
  for (let count = FETCH_ROWS.first; ;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${count} from dumped`);
    if (rows.length === 0) break;
    const text = rows.map(({ line }) => `${line}\n`).join('');
    await file.writeFile(text);
    const fitting = Math.floor((FETCH_CHARS / text.length) * rows.length);
    count = Math.min(rowsMax, Math.max(1, fitting));
  }
  await client.query('close dumped');
}

/** Returns pending jobs: recordings to process, messages to send. The sweeper removes files by itself. */
async function openJobs(client: Client): Promise<string> {
  const { rows } = await client.query<{ known: boolean }>(`select to_regclass('jobs.job') is not null as known`);
  if (!rows[0]?.known) return `select '' as line where false`;
  return `select row_to_json(t)::text as line from (
    select name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds,
      dead_letter, group_id, priority
    from jobs.job
    where state < 'completed' and name not like '\\_\\_%' and name <> 'remove-blobs'
      and name not in (select name from jobs.schedule)
    order by created_on
  ) t`;
}
