import { refusal } from '@flowlens/core/refusals';
import { type HttpProblem, outOfSpace, unavailable, unprocessable } from '../errors/http-problem.js';

/** Error codes of unreachable sockets. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** After a failover, open connections may lead to a read-only database. */
export const READ_ONLY_STATE = '25006';
/** Statement timeout, serialisation failure, deadlock, lock not available, shutdown, too many connections. */
const TRY_AGAIN_STATES = new Set([
  '57014',
  '40001',
  '40P01',
  '55P03',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '25P03',
  READ_ONLY_STATE,
]);
const DISK_FULL = '53100';
/** NUL character in a text, which the contract rejects. */
const BAD_CHARACTERS = new Set(['22021', '22P05']);
/** Errors of pg itself, which have no code. */
const CLIENT_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end|Client has encountered a connection error|Client was closed)/;

/** Returns the problem for a failed query that the server did not cause; undefined for a bug in the server. */
export function problemOfQueryFailure(error: unknown): HttpProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === DISK_FULL) return outOfSpace();
  if (BAD_CHARACTERS.has(code)) return unprocessable('The text holds characters that cannot be stored.');
  const away =
    (SYSTEM_CODES.has(code) && isOfDatabase(error)) ||
    TRY_AGAIN_STATES.has(code) ||
    code.startsWith('08') ||
    CLIENT_MESSAGES.test(error.message);
  return away ? unavailable(refusal('databaseAway')) : undefined;
}

/** A missing file has the same code as a missing socket; only the socket fails while connecting or writing. */
function isOfDatabase(error: Error): boolean {
  // Node throws one error for all addresses of a host.
  if (error instanceof AggregateError) return error.errors.every((each) => each instanceof Error && isOfDatabase(each));
  return 'syscall' in error && ['connect', 'read', 'write', 'getaddrinfo'].includes(String(error.syscall));
}
