import { createHash } from 'node:crypto';
import pg from 'pg';
import { READ_ONLY_STATE } from './query-failures.js';

/** A server has about a hundred different ones; a text that is written anew each time must not fill the memory. */
const MOST_STATEMENTS = 500;

const names = new Map<string, string>();

/**
 * A client that reads by named statements, which the database parses and plans once for a connection: half the cost of
 * a small query. Its callers need not know. It ends with the first answer that does not come in time or says that there is
 * nothing to write to, so that no pool hands it out again.
 */
export class PreparingClient extends pg.Client {
  override query = ((statement: unknown, values: unknown, ...rest: unknown[]) => {
    const name = isRead(statement) && Array.isArray(values) ? nameOf(statement) : undefined;
    const asked = [name ? { name, text: statement } : statement, values, ...rest] as [string, unknown[]];
    const answer: unknown = super.query(...asked);
    // A call with a callback returns no promise. The pool makes such calls, and handles their failures.
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (isGivenUp(error) || isReadOnly(error)) void this.end();
      });
    return answer;
  }) as pg.Client['query'];
}

/** The database may yet do what was asked: a `begin` that comes late leaves a transaction open for whoever is next. */
function isGivenUp(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === READ_ONLY_STATE;
}

function isRead(statement: unknown): statement is string {
  return typeof statement === 'string' && /^\s*select\b/i.test(statement);
}

/** Made of the text, so that one name never stands for two statements. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_STATEMENTS) return known;
  const name = `fl_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
}
