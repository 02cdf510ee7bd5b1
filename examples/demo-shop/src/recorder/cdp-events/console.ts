import type { MessageData } from '@flowlens/core';
import type { CDPSession } from 'playwright';
import type { TimelineLog } from '../timeline-log.js';
import { formatStack, type RemoteObject, type StackTrace, textOfValue } from './remote-values.js';

const LEVELS: Record<string, 'error' | 'warn'> = { error: 'error', assert: 'error', warning: 'warn' };

/** Runtime and Log domains: `console_error`, `console_warn` and `javascript_error` events. */
export async function observeConsole(session: CDPSession, log: TimelineLog): Promise<void> {
  function add(level: 'error' | 'warn', timestamp: number, data: MessageData) {
    if (level === 'error') log.add({ type: 'console_error', timestamp, console_error_data: data });
    else log.add({ type: 'console_warn', timestamp, console_warn_data: data });
  }

  session.on('Runtime.consoleAPICalled', ({ type, args, timestamp, stackTrace }) => {
    const level = LEVELS[type];
    if (level) add(level, timestamp, { message: args.map(textOfValue).join(' '), ...placeOf(args, stackTrace) });
  });

  // What the browser itself writes to the console: failed loads, requests that CORS blocked.
  session.on('Log.entryAdded', ({ entry: { level, text, timestamp, url = '', stackTrace } }) => {
    const known = LEVELS[level];
    if (known) add(known, timestamp, { message: text, url, filename: url, stack: formatStack(stackTrace) });
  });

  session.on('Runtime.exceptionThrown', ({ timestamp, exceptionDetails: { text, exception, url, stackTrace } }) => {
    const stack = exception?.description ?? formatStack(stackTrace);
    const filename = url ?? stackTrace?.callFrames[0]?.url ?? '';
    const message = `${text} ${exception ? textOfValue(exception) : ''}`.trim();
    log.add({
      type: 'javascript_error',
      timestamp,
      javascript_error_data: { message, url: log.pageUrl, stack, filename },
    });
  });

  await session.send('Runtime.enable');
  await session.send('Log.enable');
}

/** An error that was logged knows better where it comes from than the call that logged it. */
function placeOf(args: RemoteObject[], stackTrace: StackTrace | undefined): MessageData {
  const error = args.find(({ subtype }) => subtype === 'error');
  const url = stackTrace?.callFrames[0]?.url ?? '';
  return { url, filename: url, stack: error?.description ?? formatStack(stackTrace) };
}
