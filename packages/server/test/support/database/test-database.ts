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
  if (source.kind === 'embedded') {
    cpSync(join(source.templateFolder, 'db'), join(dataFolder, 'db'), { recursive: true });
    return {};
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  const administration = new pg.Client(source.administrationUrl);
  await administration.connect();
  await administration.query(`create database ${name} template ${source.template}`);
  await administration.end();
  const url = new URL(source.administrationUrl);
  url.pathname = `/${name}`;
  return { DATABASE_URL: url.href };
}
