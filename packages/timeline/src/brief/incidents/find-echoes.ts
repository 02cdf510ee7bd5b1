import { firstIndexWhere } from '@flowlens/core/internal';
import { urlPath } from '@flowlens/core/recorded';
import type { MessageRow, NetworkRow, ResourceErrorRow, TimelineRow } from '../../rows/timeline-row.js';

/** An error within this time after a failed request may repeat it. */
const AFTER_MS = 2_000;
/** Browsers may log a failure shortly before its response is recorded. */
const BEFORE_MS = 100;
/** Number of failed requests compared with one error, so that a storm of failures stays cheap. */
const REQUESTS_MAX = 50;
/** Shorter parts of a path occur in messages by chance. */
const WORD_MIN_CHARS = 4;
/** Messages of browsers and libraries about a request without a response. */
const NO_RESPONSE = /failed to fetch|failed to load|load failed|network ?error|net::err_|ns_error_|abort|timed? ?out/i;

interface FailedRequest {
  row: NetworkRow;
  endMs: number;
}

/**
 * Finds errors that only repeat a failed request near in time, and returns that request for each: messages that name its
 * status, its address or the missing response, and elements that failed to load the same file.
 */
export function findEchoes(rows: readonly TimelineRow[]): Map<TimelineRow, NetworkRow> {
  const failed = rows
    .filter((row): row is NetworkRow => row.kind === 'network' && row.severity === 'error')
    .map((row) => ({ row, endMs: row.timeMs + (row.latencyMs ?? 0) }))
    .sort((one, other) => one.endMs - other.endMs);
  const echoes = new Map<TimelineRow, NetworkRow>();
  if (failed.length === 0) return echoes;
  for (const row of rows) {
    if (!canRepeat(row)) continue;
    const request = nearby(failed, row.timeMs).find(({ row: request }) => repeats(row, request));
    if (request) echoes.set(row, request.row);
  }
  return echoes;
}

type Repeating = MessageRow | ResourceErrorRow;

function canRepeat(row: TimelineRow): row is Repeating {
  return row.kind === 'console_error' || row.kind === 'javascript_error' || row.kind === 'resource_error';
}

/** Returns the requests that failed around a time, the latest first. */
function nearby(failed: readonly FailedRequest[], timeMs: number): FailedRequest[] {
  const end = firstIndexWhere(failed.length, (index) => failed[index]!.endMs > timeMs + BEFORE_MS);
  const start = firstIndexWhere(failed.length, (index) => failed[index]!.endMs >= timeMs - AFTER_MS);
  return failed.slice(Math.max(start, end - REQUESTS_MAX), end).reverse();
}

function repeats(row: Repeating, { url, status, state }: NetworkRow): boolean {
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
