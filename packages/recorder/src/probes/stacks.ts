import { isA, tryRead } from './network/try-read.js';
import type { ProbeContext } from './probe.js';

/** The stack of a value, when it is an error. */
export function stackOf(value: unknown, { window }: Pick<ProbeContext, 'window'>): string | undefined {
  if (!isA(value, window.Error)) return undefined;
  const stack: unknown = tryRead(() => value.stack);
  return typeof stack === 'string' ? stack : undefined;
}

/** The address of the script in the first frame of a stack. */
export function scriptOf(stack: string): string {
  return /(?:\(|at |@)([a-z-]+:\/\/[^\s)]+?)(?::\d+){0,2}\)?$/im.exec(stack)?.[1] ?? '';
}
