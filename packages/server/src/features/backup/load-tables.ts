import type { Client } from 'pg';
import { OperatorError } from '../../platform/errors/operator-error.js';
import { EXAMPLE_REMOVAL } from '../seed/example-project.js';
import { columnsOf, tablesInOrder } from './catalog.js';
import { linesOf } from './archive/lines-of.js';
import { rowsPath } from './archive/verify-archive.js';

const INSERT_CHARS = 1024 * 1024;

/** Matches complete surrogate pairs first, so that only lone surrogates match on their own. */
const JSON_ESCAPES = /\\ud[89ab]..\\ud[c-f]..|\\ud[89a-f]..|\\u0000|\\./gi;
const UNREADABLE_ESCAPE = /^\\u(?:0000|d...)$/i;

/** Thrown if the database already contains rows. */
class NotEmptyError extends OperatorError {
  constructor(table: string) {
    super(`The database is not empty: there are ${table} in it. A backup is restored into a new one only.`);
  }
}

/**
 * Removes the example flow that a server adds at its start, so that a database on which a server was only started
 * counts as empty. Runs in the caller's transaction.
 */
export async function dropExample(client: Client): Promise<void> {
  for (const statement of EXAMPLE_REMOVAL) await client.query(statement);
}

/** @throws NotEmptyError */
export async function checkEmpty(client: Client): Promise<void> {
  for (const table of await tablesInOrder(client)) {
    const { rows } = await client.query<{ used: boolean }>(`select exists (select 1 from "${table}") as used`);
    if (rows[0]?.used) throw new NotEmptyError(table);
  }
}

/**
 * Inserts the rows of the files exactly as they were; no trigger changes them. Runs in a transaction of the caller,
 * which blocks all other writes from here on.
 *
 * @throws NotEmptyError
 */
export async function loadTables(client: Client, folder: string, archived: string[]): Promise<void> {
  const tables = await tablesInOrder(client);
  const unknown = archived.filter((table) => !tables.includes(table));
  if (unknown.length > 0)
    throw new Error(`The archive has tables that its migrations do not make: ${unknown.join(', ')}`);
  await client.query(`lock table ${tables.map((table) => `"${table}"`).join(', ')} in share row exclusive mode`);
  await dropExample(client);
  await checkEmpty(client);
  for (const table of tables.filter((name) => archived.includes(name))) {
    await client.query(`alter table "${table}" disable trigger user`);
    await loadRows(client, table, rowsPath(folder, table));
    await client.query(`alter table "${table}" enable trigger user`);
  }
}

async function loadRows(client: Client, table: string, path: string): Promise<void> {
  const columns = (await columnsOf(client, table)).map((name) => `"${name}"`).join(', ');
  // Rows stay text: only the database interprets them.
  const insert = `insert into "${table}" (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::"${table}", $1::json)`;
  let lines: string[] = [];
  let chars = 0;
  const send = async () => {
    if (lines.length > 0) await client.query(insert, [`[${lines.join(',')}]`]);
    [lines, chars] = [[], 0];
  };
  for await (const line of linesOf(path)) {
    lines.push(readable(line));
    chars += line.length;
    if (chars >= INSERT_CHARS) await send();
  }
  await send();
}

/** Columns of type json keep escapes as written, even those that PostgreSQL cannot convert to text. */
function readable(line: string): string {
  return line.replace(JSON_ESCAPES, (escape) => (UNREADABLE_ESCAPE.test(escape) ? '\\ufffd' : escape));
}
