import { isA, tryRead } from './network/try-read.js';
import type { ProbeContext } from './probe.js';

const EXTENSION = /^[a-z]+-extension:\/\//;

export interface StackReader {
  /** Returns the stack of an error without the frames of the recording extension. */
  stackOf: (value: unknown) => string | undefined;
  /** Returns true for the URL of the extension's script, which appears in errors of replaced built-ins. */
  isOwnScript: (address: string) => boolean;
}

/** Reads stacks. The SDK may share its script with the page, so only frames of an extension are left out. */
export function createStackReader({ window, primordials }: Pick<ProbeContext, 'window' | 'primordials'>): StackReader {
  const script = scriptOf(String(new primordials.Error().stack));
  const own = EXTENSION.test(script) ? script : undefined;
  return {
    stackOf(value) {
      if (!isA(value, window.Error)) return undefined;
      const stack: unknown = tryRead(() => value.stack);
      if (typeof stack !== 'string') return undefined;
      if (own === undefined) return stack;
      const frames = stack.split('\n').filter((line) => !line.includes(`${own}:`));
      return frames.join('\n');
    },
    isOwnScript: (address) => own !== undefined && address === own,
  };
}

/** Returns the URL of the script in the first frame of a stack. */
export function scriptOf(stack: string): string {
  return /(?:\(|at |@)([a-z-]+:\/\/[^\s)]+?)(?::\d+){0,2}\)?$/im.exec(stack)?.[1] ?? '';
}
