import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg, { type Client } from 'pg';
import { OperatorError } from '../errors/operator-error.js';
import { migrationsFolder } from '../package-paths.js';
import type { Database } from './database.js';

/** Key of an advisory lock; any unused number: "flow" in ASCII. */
const MIGRATION_LOCK = 0x666c6f77;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** Thrown if the applied migrations differ from those in the folder. */
class MigrationError extends OperatorError {}

/**
 * Applies missing files `NNNN_name.sql` in order, each in its own transaction. Concurrent calls are safe: each file is
 * applied by one of them.
 *
 * @returns the names of the newly applied files
 * @throws MigrationError for an applied file that was changed or is missing, and for a file that fails
 */
export async function migrate(database: Database, folder = migrationsFolder): Promise<string[]> {
  if (await isMigrated(database, folder)) return [];
  const migrations = readMigrations(folder);
  const client = new pg.Client(database.connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const names: string[] = [];
    for (;;) {
      const name = await inTransaction(client, () => applyNext(client, migrations));
      if (name === undefined) return names;
      names.push(name);
    }
  } finally {
    await client.end();
  }
}

/** Returns whether the database has exactly the migrations of this version. */
export async function isMigrated({ pool }: Pick<Database, 'pool'>, folder = migrationsFolder): Promise<boolean> {
  const { rows: tables } = await pool.query<{ known: boolean }>(
    `select to_regclass('schema_migrations') is not null as known`,
  );
  if (!tables[0]?.known) return false;
  const { rows } = await pool.query<{ line: string }>(`select name || ' ' || checksum as line from schema_migrations`);
  const wanted = readMigrations(folder).map(({ name, checksum }) => `${name} ${checksum}`);
  return rows.length === wanted.length && wanted.every((line) => rows.some((row) => row.line === line));
}

async function inTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Applies the first missing file, if any, and returns its name. */
async function applyNext(client: Client, migrations: Migration[]): Promise<string | undefined> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  const applied = await readApplied(client);
  checkApplied(applied, migrations);
  const next = migrations.find(({ name }) => !applied.has(name));
  if (next) await apply(client, next);
  return next?.name;
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name));
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

async function readApplied(client: Client): Promise<Map<string, string>> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now()
  )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function checkApplied(applied: Map<string, string>, migrations: Migration[]): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name))
      throw new MigrationError(
        `The database has the migration ${name}, which this version does not know. Run the newer version.`,
      );
    if (known.get(name) !== checksum)
      throw new MigrationError(
        `The migration ${name} was changed after it had been applied. Restore the file and add a new one.`,
      );
  }
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    throw new MigrationError(`The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
}
