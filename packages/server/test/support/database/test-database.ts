import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Template of migrated databases, set up once per run by `database-setup.ts`. */
    testDatabase:
      { kind: 'embedded'; templateFolder: string } | { kind: 'postgres'; administrationUrl: string; template: string };
  }
}

/**
 * Creates a migrated database for the server that will use `dataFolder`; returns its environment variables. The
 * embedded database is in that folder; on PostgreSQL it has its own name.
 */
export async function newTestDatabase(dataFolder: string): Promise<Record<string, string>> {
  const source = inject('testDatabase');
  if (source.kind === 'postgres') return createDatabase(source.administrationUrl, source.template);
  cpSync(join(source.templateFolder, 'db'), join(dataFolder, 'db'), { recursive: true });
  return {};
}

/** Creates an empty database of the same kind. The embedded one is created when it is opened, which takes seconds. */
export async function newEmptyDatabase(): Promise<Record<string, string>> {
  const source = inject('testDatabase');
  return source.kind === 'postgres' ? createDatabase(source.administrationUrl, 'template0') : {};
}

async function createDatabase(administrationUrl: string, template: string): Promise<Record<string, string>> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const administration = new pg.Client(administrationUrl);
  await administration.connect();
  await administration.query(`create database ${name} template ${template}`);
  await administration.end();
  const url = new URL(administrationUrl);
  url.pathname = `/${name}`;
  return { DATABASE_URL: url.href };
}
