import { setPriority } from 'node:os';
import { registerMediabunnyServer } from '@mediabunny/server';
import { Logging, LogLevel } from 'mediabunny';
import { reportUsage } from '../../platform/sandbox/report-usage.js';
import { UnusableVideoError } from './unusable-video-error.js';
import { isSystemError } from './open/is-system-error.js';
import { makeFiles } from './make-files.js';
import type { FromMediaChild } from './messages.js';

// Process for an uploaded video. It may run out of memory, hang in a decoder or crash in it.

const NICENESS = 5;

const [source, folder, sound] = process.argv.slice(2);
if (!source || !folder || !process.send) throw new Error('This process is started by the server.');

// The channel closes whenever the server ends, for any reason.
process.on('disconnect', () => process.exit(0));
// If a decoder fails, the library also rejects a promise that nobody awaits.
process.on('unhandledRejection', () => undefined);
reportUsage();
try {
  // Lowers its own priority, because the server cannot do that for a process in a sandbox.
  setPriority(NICENESS);
} catch {
  // The system does not allow it.
}
Logging.level = LogLevel.Silent;
registerMediabunnyServer({ hardwareContext: null });

try {
  const onProbed = (durationMs: number) => send({ kind: 'probed', durationMs });
  await send({ kind: 'done', result: await makeFiles({ source, folder, withSound: sound !== 'silent', onProbed }) });
} catch (error) {
  await send(failureOf(error));
}
process.disconnect();

function send(message: FromMediaChild): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}

function failureOf(error: unknown): FromMediaChild {
  if (isSystemError(error)) return { kind: 'machine', reason: error.message };
  if (error instanceof UnusableVideoError) return { kind: 'unusable', reason: error.message, failure: error.failure };
  return { kind: 'unusable', reason: `it cannot be read: ${String(error)}` };
}
