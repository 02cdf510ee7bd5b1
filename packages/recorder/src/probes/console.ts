import { describeArguments } from './describe-value.js';
import type { Probe } from './probe.js';
import { createStackReader, scriptOf } from './stacks.js';

const LEVELS = ['error', 'warn', 'log', 'info', 'debug'] as const;
/** Frame of the proxy's handler in a stack; the next frame is the caller. */
const OWN_FRAME = /\bapply\b/;

/** Records the five levels of the console. */
export const observeConsole: Probe = (context) => {
  const { attempt, emit, now, patches, primordials, window } = context;
  const { apply } = primordials;
  const { stackOf } = createStackReader(context);
  let isInside = false;

  for (const level of LEVELS) {
    patches.method(window.console, level, (original, self, args) => {
      // Messages that are written while another is described would recurse forever.
      if (!isInside) {
        isInside = true;
        attempt(() => {
          const message = describeArguments(args, context);
          // A logged error knows its origin better than the logging call.
          const stack = args.map(stackOf).find(Boolean) ?? callerStack(primordials.Error);
          const filename = scriptOf(stack);
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

function callerStack(PageError: typeof Error): string {
  const { stack } = new PageError();
  if (typeof stack !== 'string') return '';
  const lines = stack.split('\n');
  // A page's method may also be named `apply`, so the first frame counts.
  const lastOwn = lines.findIndex((line) => OWN_FRAME.test(line));
  return lines.slice(lastOwn + 1).join('\n');
}
