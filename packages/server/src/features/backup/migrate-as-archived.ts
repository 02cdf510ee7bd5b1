import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../platform/database/database.js';
import { migrate } from '../../platform/database/migrate.js';
import { OperatorError } from '../../platform/errors/operator-error.js';
import { migrationsFolder } from '../../platform/package-paths.js';
import type { ArchiveHead } from './archive/archive-format.js';

/**
 * Creates the tables of the archive's version; later migrations run after the rows are loaded.
 *
 * @throws OperatorError if this version cannot create them, or if the database is newer
 */
export async function migrateAsArchived(
  database: Database,
  { migrations }: Pick<ArchiveHead, 'migrations'>,
  folder: string,
): Promise<void> {
  const ours = new Set(readdirSync(migrationsFolder));
  const newest = migrations.find(({ name }) => !ours.has(name));
  if (newest)
    throw new OperatorError(
      `A newer version of FlowLens made this backup (it has ${newest.name}). Restore it with that one.`,
    );
  const known = join(folder, 'migrations');
  mkdirSync(known);
  for (const { name } of migrations) copyFileSync(join(migrationsFolder, name), join(known, name));
  const { newer } = await appliedBeyond(database, migrations);
  if (newer.length > 0)
    throw new OperatorError('A newer version than that of the backup has set up the database. Use an empty database.');
  await migrate(database, known);
  const { changed } = await appliedBeyond(database, migrations);
  if (changed.length > 0)
    throw new OperatorError(`Another build of FlowLens made this backup: its ${changed.join(', ')} differs.`);
}

async function appliedBeyond({ pool }: Database, migrations: ArchiveHead['migrations']) {
  const { rows: tables } = await pool.query<{ known: boolean }>(
    `select to_regclass('schema_migrations') is not null as known`,
  );
  if (!tables[0]?.known) return { newer: [], changed: [] };
  const { rows } = await pool.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations');
  const archived = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  return {
    newer: rows.filter(({ name }) => !archived.has(name)),
    changed: rows.filter(({ name, checksum }) => archived.get(name) !== checksum).map(({ name }) => name),
  };
}
