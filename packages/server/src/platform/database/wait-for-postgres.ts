import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { monotonicMs } from '../clock.js';
import { scrubSecrets } from '../logging/scrub-secrets.js';
import { OperatorError } from '../errors/operator-error.js';

/** Time for a PostgreSQL that is still starting, as in a set of containers. */
const WAIT_MS = 30_000;
const RETRY_EVERY_MS = 500;
/** Wrong name or password (class 28) and missing database: waiting helps neither. */
const PERMANENT_STATES = /^(28|3D)/;

/**
 * Resolves once PostgreSQL responds; `print` informs the operator during a long wait.
 *
 * @throws OperatorError if it does not respond within `waitMs`, or never will
 */
export async function waitForPostgres(pool: Pool, print: (line: string) => void, waitMs = WAIT_MS): Promise<void> {
  const deadline = monotonicMs() + waitMs;
  for (let tries = 1; ; tries += 1) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      const { code, message } = describe(error);
      if (monotonicMs() > deadline || PERMANENT_STATES.test(code))
        throw new OperatorError(`PostgreSQL cannot be used: ${message}. Check DATABASE_URL.`);
      if (tries === 1) print(`Waiting for PostgreSQL (${message}) …`);
      await sleep(RETRY_EVERY_MS);
    }
  }
}

/** Returns code and message. Node gives no message when a name has several addresses and all of them refuse. */
function describe(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: '', message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return { code, message: scrubSecrets(error.message) || code };
}
