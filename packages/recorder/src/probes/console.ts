import { describeArguments } from './describe-value.js';
import type { Probe } from './probe.js';

const LEVELS = ['error', 'warn', 'log', 'info', 'debug'] as const;
/** Frames of the proxy and of this file. */
const OWN_FRAME = /^(?:Error)?$|\bObject\.apply\b|^\s+at attempt\b/;

/** Records the five levels of the console. */
export const observeConsole: Probe = ({ attempt, emit, now, patches, primordials, window }) => {
  const { apply } = primordials;
  let isInside = false;

  for (const level of LEVELS) {
    patches.method(window.console, level, (original, self, args) => {
      // What is written while a message is described would describe itself for ever.
      if (!isInside) {
        isInside = true;
        attempt(() => {
          const message = describeArguments(args, window);
          const stack = stackOf(args, window) ?? callerStack(primordials.Error);
          const filename = /(?:\(|at |@)([a-z-]+:\/\/[^\s)]+?)(?::\d+){0,2}\)?$/im.exec(stack)?.[1];
          const data = { message, stack, ...(filename && { url: filename, filename }) };
          emit({ type: `console_${level}`, at: now(), [`console_${level}_data`]: data });
        });
        isInside = false;
      }
      return apply(original, self, args) as unknown;
    });
  }
  return () => undefined;
};

/** An error that is written knows better where it comes from than the call that writes it. */
function stackOf(args: unknown[], window: Window & typeof globalThis): string | undefined {
  for (const value of args) {
    if (value instanceof window.Error && typeof value.stack === 'string') return value.stack;
  }
  return undefined;
}

function callerStack(PageError: typeof Error): string {
  const { stack } = new PageError();
  if (typeof stack !== 'string') return '';
  const lines = stack.split('\n');
  const lastOwn = lines.findLastIndex((line) => OWN_FRAME.test(line));
  return lines.slice(lastOwn + 1).join('\n');
}
