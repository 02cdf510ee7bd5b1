import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callsOf, type Person } from '../support/people/person.js';

const PAUSE_MS = 200;
/** The key of a call whose server died is locked for 60 s. */
const GIVE_UP_AFTER_MS = 100_000;
const RETRIED_STATUSES = new Set([502, 503]);

/**
 * Repeats a call until a server answers it: after a broken connection, after a proxy error, or while the first call
 * with the same key may still run.
 */
export async function retryUntilAnswered(call: () => Promise<Response>): Promise<Response> {
  const deadline = Date.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    const response = await call().catch(() => undefined);
    const isFinal =
      response &&
      !RETRIED_STATUSES.has(response.status) &&
      !(response.status === 409 && response.headers.has('retry-after'));
    if (isFinal) return response;
    if (Date.now() > deadline)
      throw new Error(`No server answers; the last one said ${response?.status ?? 'nothing'}.`);
    await sleep(PAUSE_MS);
  }
}

/** Calls of a person who retries; repeated POSTs have the same Idempotency-Key. */
export function retryingCalls(url: string, token: string): Pick<Person, 'get' | 'post' | 'patch' | 'delete'> {
  const calls = callsOf(url, token);
  return {
    get: (path, headers) => retryUntilAnswered(() => calls.get(path, headers)),
    post(path, body, headers) {
      const keyed = { 'idempotency-key': randomUUID(), ...headers };
      return retryUntilAnswered(() => calls.post(path, body, keyed));
    },
    patch: (path, body, headers) => retryUntilAnswered(() => calls.patch(path, body, headers)),
    delete: (path, headers) => retryUntilAnswered(() => calls.delete(path, headers)),
  };
}
