import type { Client } from 'pg';

/** Tables about the database itself, not about people's data. */
const NOT_IN_A_BACKUP = ['schema_migrations', 'blob_holds', 'pending_files', 'installation'];

/** Tables of the product; referenced tables come first. */
export async function tablesInOrder(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> all ($1) order by relname`,
    [NOT_IN_A_BACKUP],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select child.relname as "from", parent.relname as "to"
     from pg_constraint
     join pg_class child on child.oid = conrelid
     join pg_class parent on parent.oid = confrelid
     where contype = 'f' and conrelid <> confrelid and connamespace = current_schema()::regnamespace`,
  );
  const ordered: string[] = [];
  const left = new Set(tables.map(({ name }) => name));
  while (left.size > 0) {
    const free = [...left].filter((name) => !references.some(({ from, to }) => from === name && left.has(to)));
    if (free.length === 0) throw new Error(`The tables ${[...left].join(', ')} refer to each other in a circle.`);
    for (const name of free) left.delete(name);
    ordered.push(...free);
  }
  return ordered;
}

/** Columns that can be written, without those that the database computes. */
export async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [`"${table}"`],
  );
  return rows.map(({ name }) => name);
}
