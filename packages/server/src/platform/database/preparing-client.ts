import { createHash } from 'node:crypto';
import pg from 'pg';
import { READ_ONLY_STATE } from './query-failures.js';

/** Maximum number of prepared statements. A server has about a hundred; generated texts must not fill the memory. */
const STATEMENTS_MAX = 500;

const names = new Map<string, string>();

/**
 * Client that reads with named statements, which halves the cost of a small query. It ends after a response that is
 * late or reports a read-only database, so that no pool reuses it.
 */
export class PreparingClient extends pg.Client {
  override query = ((statement: unknown, values: unknown, ...rest: unknown[]) => {
    const name = isRead(statement) && Array.isArray(values) ? nameOf(statement) : undefined;
    const asked = [name ? { name, text: statement } : statement, values, ...rest] as [string, unknown[]];
    const result: unknown = super.query(...asked);
    // A call with a callback returns no promise. The pool makes such calls, and handles their errors.
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        if (isGivenUp(error) || isReadOnly(error)) void this.end();
      });
    return result;
  }) as pg.Client['query'];
}

/** The database may still execute it: a late `begin` would leave a transaction open for the next user of the connection. */
function isGivenUp(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === READ_ONLY_STATE;
}

function isRead(statement: unknown): statement is string {
  return typeof statement === 'string' && /^\s*select\b/i.test(statement);
}

/** Derives the name from the text, so that one name never means two statements. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= STATEMENTS_MAX) return known;
  const name = `fl_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
}
