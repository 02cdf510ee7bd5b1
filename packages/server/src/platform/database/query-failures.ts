import { refusal } from '@flowlens/core/refusals';
import { type HttpProblem, outOfSpace, unavailable, unprocessable } from '../errors/http-problem.js';

/** Codes of sockets that lead nowhere. */
const SYSTEM_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** Connections that a failover left open lead to a database that takes no writes any more. */
export const READ_ONLY_STATE = '25006';
/** Statement timeout, serialisation failure, deadlock, lock not available, shutdown, too many connections. */
const TRY_AGAIN_STATES = new Set([
  ...['57014', '40001', '40P01', '55P03', '57P01', '57P02', '57P03', '53300', '25P03'],
  READ_ONLY_STATE,
]);
const DISK_FULL = '53100';
/** A NUL character in a text, which no contract lets through. */
const BAD_CHARACTERS = new Set(['22021', '22P05']);
/** Errors of pg itself, which have no code. */
const CLIENT_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end|Client has encountered a connection error|Client was closed)/;

/** The answer to a failed query that is not the caller's fault; undefined for what is a fault in the server. */
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

/** A file that is missing has the same code as a socket that is; only the latter was connected to or written to. */
function isOfDatabase(error: Error): boolean {
  return 'syscall' in error && ['connect', 'read', 'write', 'getaddrinfo'].includes(String(error.syscall));
}
