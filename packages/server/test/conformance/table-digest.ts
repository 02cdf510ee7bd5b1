import type { Pool } from 'pg';

/** Count and content of every table of the product, by name; the queue's tables are in another schema. */
export type TableDigest = Record<string, string>;

/** Creates a function that reads the digest, which is equal if and only if no table has changed. */
export async function createTableDigest(pool: Pool): Promise<() => Promise<TableDigest>> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  const digests = rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from public."${name}" t`,
  );
  const query = digests.join(' union all ');
  return async () => {
    const answer = await pool.query<{ name: string; digest: string }>(query);
    return Object.fromEntries(answer.rows.map(({ name, digest }) => [name, digest]));
  };
}
