import type { RecordedEvent } from '@flowlens/recorder/parts';
import type { LogEntryAdded } from './protocol.js';

/** The timeline already contains the request. */
const REQUEST_SOURCES = new Set(['network']);
/** The page reports violations in more detail. */
const REPORTED_BY_PAGE = /Content Security Policy/i;

/**
 * Returns the browser's own console entries, such as the reason of a CORS failure, unless another event includes them.
 */
export function eventOfLogEntry({ entry }: LogEntryAdded): RecordedEvent | undefined {
  const { source, level, text, timestamp: at, url = '', stackTrace } = entry;
  if (REQUEST_SOURCES.has(source) || REPORTED_BY_PAGE.test(text)) return undefined;
  const data = { message: text, url, filename: url, stack: formatStack(stackTrace) };
  if (level === 'error') return { type: 'console_error', at, console_error_data: data };
  if (level === 'warning') return { type: 'console_warn', at, console_warn_data: data };
  if (level === 'info') return { type: 'console_info', at, console_info_data: data };
  return { type: 'console_debug', at, console_debug_data: data };
}

/** A stack in V8's format. */
function formatStack(stack: LogEntryAdded['entry']['stackTrace']): string {
  return (stack?.callFrames ?? [])
    .map(({ functionName, url, lineNumber, columnNumber }) => {
      const place = `${url}:${lineNumber + 1}:${columnNumber + 1}`;
      return functionName ? `    at ${functionName} (${place})` : `    at ${place}`;
    })
    .join('\n');
}
