import type { Pool } from 'pg';

/** Count and content of every table of the product, by name; the queue's own tables lie in another schema. */
export type TableDigest = Record<string, string>;

/** Makes a reader of the digest: what it answers is equal exactly when nothing in any table has changed. */
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
