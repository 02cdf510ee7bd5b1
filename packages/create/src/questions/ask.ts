import type { Readable, Writable } from 'node:stream';
import { cancel, isCancel, select, text } from '@clack/prompts';
import type { Questions } from './choices.js';
import { FRAMEWORK_FACTS, FRAMEWORKS } from '../frameworks.js';
import { ScaffoldError } from '../scaffold-error.js';
import { parseServerUrl } from './server-url.js';

export interface Terminal {
  input: Readable;
  output: Writable;
}

/** Returns the questions at a terminal. */
export function questionsAt(terminal: Terminal): Questions {
  return {
    folder: async (suggestion) =>
      answer(
        await text({
          ...terminal,
          message: 'Which folder is the app in, or should it go to?',
          placeholder: suggestion,
          defaultValue: suggestion,
        }),
        terminal,
      ),
    framework: async () =>
      answer(
        await select({
          ...terminal,
          message: 'Which framework?',
          options: FRAMEWORKS.map((value) => ({ value, label: FRAMEWORK_FACTS[value].label })),
        }),
        terminal,
      ),
    serverUrl: async (suggestion) =>
      parseServerUrl(
        answer(
          await text({
            ...terminal,
            message: 'What is the address of the FlowLens server?',
            placeholder: suggestion,
            defaultValue: suggestion,
            validate: (value) => (value ? problemOf(value) : undefined),
          }),
          terminal,
        ),
      ),
  };
}

function problemOf(address: string): string | undefined {
  try {
    parseServerUrl(address);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns an answer, unless the person has canceled. */
function answer<T>(value: T, { output }: Terminal): Exclude<T, symbol> {
  if (!isCancel(value)) return value as Exclude<T, symbol>;
  cancel('Canceled.', { output });
  throw new ScaffoldError('Nothing was written.');
}
