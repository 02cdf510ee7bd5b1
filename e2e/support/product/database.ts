import { createHash } from 'node:crypto';
import { tmpdir, userInfo } from 'node:os';
import pg from 'pg';
import { decompressedText } from '../browser/decompressed-text.js';

/**
 * Changes stored data of the product, for states that would need a year or an operator's command line. Returns the
 * number of rows.
 */
export async function changeDatabase(statement: string, values: unknown[]): Promise<number> {
  const client = new pg.Client({ host: socketFolder(), user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    return (await client.query(statement, values)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** Returns the product's whole database, as one text per table. */
export async function dumpDatabase(): Promise<string[]> {
  const client = new pg.Client({ host: socketFolder(), user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const dumps: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<Record<string, unknown>>(`select * from ${name}`);
      dumps.push(`${name}: ${rows.map(describeRow).join('\n')}`);
    }
    return dumps;
  } finally {
    await client.end();
  }
}

function describeRow(row: Record<string, unknown>): string {
  const { bytes, others } = partition(row);
  return [JSON.stringify(others), ...bytes.map(decompressedText)].join(' ');
}

function partition(row: Record<string, unknown>): { bytes: Buffer[]; others: unknown[] } {
  const values = Object.values(row);
  return {
    bytes: values.filter((value) => Buffer.isBuffer(value)),
    others: values.filter((value) => !Buffer.isBuffer(value)),
  };
}

/** Returns the folder of the embedded database's socket. Only the user who started the product can enter it. */
function socketFolder(): string {
  const name = createHash('sha256')
    .update(process.env.E2E_DATA ?? '')
    .digest('hex')
    .slice(0, 12);
  const folder = process.platform === 'win32' ? '//./pipe' : tmpdir();
  return `${folder}/flowlens-${userInfo().uid}-${name}`;
}
