import { firstIndexWhere } from '@flowlens/core/internal';
import { urlPath } from '@flowlens/core/recorded';
import { ECHO_AFTER_MS } from '../../entries/browser-echo.js';
import type {
  CspViolationRow,
  MessageRow,
  NetworkRow,
  ResourceErrorRow,
  TimelineRow,
} from '../../rows/timeline-row.js';

/** Browsers may log a failure shortly before its response is recorded. */
const BEFORE_MS = 100;
/** Number of failed requests compared with one error, so that a storm of failures stays cheap. */
const REQUESTS_MAX = 50;
/** Shorter parts of a path occur in messages by chance. */
const WORD_MIN_CHARS = 4;
/** Messages of browsers and libraries about a request without a response. */
const NO_RESPONSE = /failed to fetch|failed to load|load failed|network ?error|net::err_|ns_error_|abort|timed? ?out/i;

/** A request that failed, or that the page's policy blocked. */
type Failure = NetworkRow | CspViolationRow;

interface TimedFailure {
  row: Failure;
  endMs: number;
}

/**
 * Finds errors that only repeat a failure near in time, and returns that failure for each: messages that name the status,
 * the address or the missing response of a request, and elements that failed to load a refused or blocked file.
 */
export function findEchoes(rows: readonly TimelineRow[]): Map<TimelineRow, Failure> {
  const failed = rows
    .filter(isFailure)
    .map((row) => ({ row, endMs: row.timeMs + ((row.kind === 'network' && row.latencyMs) || 0) }))
    .sort((one, other) => one.endMs - other.endMs);
  const echoes = new Map<TimelineRow, Failure>();
  if (failed.length === 0) return echoes;
  for (const row of rows) {
    if (!canRepeat(row)) continue;
    const failure = nearby(failed, row.timeMs).find((each) => repeats(row, each.row));
    if (failure) echoes.set(row, failure.row);
  }
  return echoes;
}

type Repeating = MessageRow | ResourceErrorRow;

function canRepeat(row: TimelineRow): row is Repeating {
  return row.kind === 'console_error' || row.kind === 'javascript_error' || row.kind === 'resource_error';
}

function isFailure(row: TimelineRow): row is Failure {
  return (row.kind === 'network' || row.kind === 'csp_violation') && row.severity === 'error';
}

/** Returns the failures around a time, the latest first. */
function nearby(failed: readonly TimedFailure[], timeMs: number): TimedFailure[] {
  const end = firstIndexWhere(failed.length, (index) => failed[index]!.endMs > timeMs + BEFORE_MS);
  const start = firstIndexWhere(failed.length, (index) => failed[index]!.endMs >= timeMs - ECHO_AFTER_MS);
  return failed.slice(Math.max(start, end - REQUESTS_MAX), end).reverse();
}

function repeats(row: Repeating, failure: Failure): boolean {
  if (failure.kind === 'csp_violation') return row.kind === 'resource_error' && row.url === failure.blocked;
  const { url, status, state } = failure;
  if (row.kind === 'resource_error') return row.url === url;
  const message = row.message.toLowerCase();
  if (state === 'failed' ? NO_RESPONSE.test(message) : hasNumber(message, status)) return true;
  const [path = ''] = urlPath(url).toLowerCase().split(/[?#]/);
  if (path.length > 1 && message.includes(path)) return true;
  // A script error may mention the same subject without being about the request.
  return row.kind === 'console_error' && (row.source === url || mentions(message, lastWord(path)));
}

function hasNumber(message: string, number: number | null): boolean {
  return number !== null && new RegExp(`\\b${number}\\b`).test(message);
}

function mentions(message: string, word: string): boolean {
  return word.length >= WORD_MIN_CHARS && message.includes(word);
}

/** Returns the last part of a path that is a word and not an id. */
function lastWord(path: string): string {
  return path.split('/').findLast((part) => /^[a-z_-]+$/.test(part)) ?? '';
}
