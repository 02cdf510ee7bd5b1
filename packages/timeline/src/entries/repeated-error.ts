import type { TimelineEvent } from '@flowlens/core/recorded';

/** Equal errors count as one if each follows the last within this time, with no other row in between. */
export const REPEAT_MS = 2_000;

/** Equal errors that one entry stands for. */
export interface Repeats {
  count: number;
  lastTimeMs: number;
}

/** Returns the same text for equal console or script errors. */
export function errorKey({ type, ...event }: TimelineEvent): string {
  const data = type === 'console_error' ? event.console_error_data : event.javascript_error_data;
  const { message, url, filename, stack, lineno, colno } = data ?? {};
  return JSON.stringify([type, message, url, filename, stack, lineno, colno]);
}
