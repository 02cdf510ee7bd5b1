import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../../../src/platform/config/config.js';
import { migrate } from '../../../src/platform/database/migrate.js';
import { createJobs } from '../../../src/platform/jobs/jobs.js';
import { createDataFolder } from '../server/data-folder.js';
import { startPostgresCluster } from './postgres-cluster.js';
import { openDatabase } from './open-database.js';
import { quietLog } from '../server/quiet-log.js';

const TEMPLATE = 'template_flowlens';

/** Creates a migrated database once per run, which every test file copies: embedded, or on PostgreSQL. */
export async function setup(project: TestProject): Promise<() => void> {
  return project.name === 'server-postgres' ? setUpPostgres(project) : setUpEmbedded(project);
}

async function setUpEmbedded(project: TestProject): Promise<() => void> {
  const templateFolder = createDataFolder();
  await makeTables({ FLOWLENS_DATA: templateFolder });
  project.provide('testDatabase', { kind: 'embedded', templateFolder });
  return () => rmSync(templateFolder, { recursive: true, force: true });
}

async function setUpPostgres(project: TestProject): Promise<() => void> {
  const cluster = startPostgresCluster();
  if (!cluster) throw new Error('This machine has no PostgreSQL to test with.');
  await makeTables({ DATABASE_URL: cluster.createDatabase(TEMPLATE) });
  const administrationUrl = cluster.createDatabase('administration');
  project.provide('testDatabase', { kind: 'postgres', administrationUrl, template: TEMPLATE });
  return () => cluster.remove();
}

async function makeTables(env: Record<string, string>): Promise<void> {
  const database = await openDatabase(readConfig(env));
  await migrate(database);
  const jobs = createJobs(database, quietLog);
  await jobs.start();
  await jobs.stop();
  await database.close();
}
