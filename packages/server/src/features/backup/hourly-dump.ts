import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dumpTables } from './dump-tables.js';
import { writeArchive } from './archive/write-archive.js';
import type { Config } from '../../platform/config/config.js';
import type { Database } from '../../platform/database/database.js';
import { freeBytes } from '../../platform/database/free-space.js';
import type { Jobs } from '../../platform/jobs/jobs.js';
import type { Logger } from '../../platform/logging/logger.js';
import { syncFolder } from '../../platform/storage/folder/sync-folder.js';

const SCHEDULE = '43 * * * *';
const KEPT = 7;
const NAME = /^flowlens-[\dTZ-]+\.backup$/;

interface DumpParts {
  config: Pick<Config, 'databaseUrl' | 'dataFolder' | 'minFreeBytes'>;
  database: Pick<Database, 'connection'>;
  log: Logger;
}

/**
 * Dumps the embedded database every hour: it does not sync its writes to disk, so a power cut may destroy it. These
 * dumps limit the loss to an hour. Operators back up PostgreSQL themselves. Call it before `jobs.start`.
 */
export function scheduleDumps(jobs: Pick<Jobs, 'schedule'>, parts: DumpParts): void {
  if (parts.config.databaseUrl !== undefined) return;
  jobs.schedule('dump-database', SCHEDULE, () => dumpDatabase(parts));
}

/** Writes one dump, a backup without recordings, to `dumps` in the data folder, and removes all but the newest seven. */
export async function dumpDatabase({ config, database, log }: DumpParts, now = new Date()): Promise<void> {
  const { dataFolder, minFreeBytes } = config;
  const folder = join(dataFolder, 'dumps');
  if ((await freeBytes(dataFolder)) < 2 * minFreeBytes) {
    log.warn('the database dump is skipped: disk space is low');
    return;
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeDrafts(folder);
  const draft = await mkdtemp(join(folder, 'draft-'));
  const newest = `flowlens-${now.toISOString().replaceAll(/[:.]/g, '-')}.backup`;
  try {
    await writeDump(database, draft);
    await rename(join(draft, 'archive'), join(folder, newest));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await syncFolder(folder);
  await removeOld(folder, newest);
}

async function writeDump(database: DumpParts['database'], draft: string): Promise<void> {
  const { entries } = await dumpTables(database, draft);
  const archive = writeArchive(join(draft, 'archive'));
  try {
    for (const entry of entries) {
      const path = join(draft, entry);
      await archive.add(entry, (await stat(path)).size, createReadStream(path));
    }
    await archive.finish();
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

/** Removes leftovers of a server that was killed while dumping. Only one server uses the folder. */
async function removeDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.startsWith('draft-'));
  for (const name of drafts) await rm(join(folder, name), { recursive: true, force: true });
}

/** Dumps dated in the future come from a wrong clock and count as the oldest. */
async function removeOld(folder: string, newest: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  const byAge = [...names.filter((name) => name > newest), ...names.filter((name) => name <= newest)];
  for (const name of byAge.slice(0, -KEPT)) await rm(join(folder, name), { force: true });
}
