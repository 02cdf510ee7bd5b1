import { createHash } from 'node:crypto';
import { tmpdir, userInfo } from 'node:os';
import pg from 'pg';

/** Changes what the product has stored, for what would take a year, or somebody at the server's command line. Tells how many rows. */
export async function changeDatabase(statement: string, values: unknown[]): Promise<number> {
  const client = new pg.Client({ host: socketFolder(), user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    return (await client.query(statement, values)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** Where the embedded database of a data folder listens; only the user who started the product gets in. */
function socketFolder(): string {
  const name = createHash('sha256')
    .update(process.env.E2E_DATA ?? '')
    .digest('hex')
    .slice(0, 12);
  const folder = process.platform === 'win32' ? '//./pipe' : tmpdir();
  return `${folder}/flowlens-${userInfo().uid}-${name}`;
}
