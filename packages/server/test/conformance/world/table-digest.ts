import type { Pool } from 'pg';
import { tableNames } from './table-names.js';

/** Count and content of every table of the product, by name; the queue's tables are in another schema. */
export type TableDigest = Record<string, string>;

/** Creates a function that reads the digest, which is equal if and only if no table has changed. */
export async function createTableDigest(pool: Pool): Promise<() => Promise<TableDigest>> {
  const digests = (await tableNames(pool)).map(
    (name) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as digest from public."${name}" t`,
  );
  const query = digests.join(' union all ');
  return async () => {
    const answer = await pool.query<{ name: string; digest: string }>(query);
    return Object.fromEntries(answer.rows.map(({ name, digest }) => [name, digest]));
  };
}
