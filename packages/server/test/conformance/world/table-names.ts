import type { Pool } from 'pg';

/** Names of the product's tables, in alphabetical order. */
export async function tableNames(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  return rows.map(({ name }) => name);
}
