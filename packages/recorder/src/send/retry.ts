import { FlowLensApiError, FlowLensNetworkError, FlowLensTimeoutError } from '@flowlens/client';

const FIRST_WAIT_MS = 500;
const WAIT_MAX_MS = 30_000;
/** Statuses of a server that is busy, restarting or unreachable behind a proxy. */
const TEMPORARY_STATUSES = new Set([408, 423, 425, 429, 502, 503, 504]);
/** Server errors that may be temporary, but are not retried forever. */
const FAULT_STATUSES = new Set([500, 507]);
const FAULTS_MAX = 6;
/** Daily limits are reported to the user, who would otherwise wait for hours. */
const RETRY_AFTER_MAX_S = 600;

export interface RetryOptions {
  signal?: AbortSignal | undefined;
  /** Called when a wait begins. `named`: milliseconds that the server asked for; null if the call did not reach it. */
  onWait?: (named: number | null) => void;
  /** Replaces waiting in tests. */
  wait?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

/**
 * Repeats a call until it succeeds, as long as it fails for temporary reasons: no network, a busy or restarting server.
 * Throws other errors and the reason of an aborted signal.
 *
 * @param again called instead of `call` after a failure
 */
export async function withRetries<Value>(
  call: () => Promise<Value>,
  { signal, onWait, wait = waitForNetwork }: RetryOptions = {},
  again = call,
): Promise<Value> {
  let faults = 0;
  for (let attempt = 0; ; attempt += 1) {
    signal?.throwIfAborted();
    try {
      return await (attempt === 0 ? call() : again());
    } catch (error) {
      signal?.throwIfAborted();
      if (isFault(error)) faults += 1;
      if (!isTemporary(error) || faults >= FAULTS_MAX) throw error;
      const named = retryAfterMs(error);
      onWait?.(named);
      await wait(named ?? backoffMs(attempt), signal);
    }
  }
}

export function statusOf(error: unknown): number | undefined {
  return error instanceof FlowLensApiError ? error.status : undefined;
}

function isTemporary(error: unknown): boolean {
  if (error instanceof FlowLensNetworkError || error instanceof FlowLensTimeoutError) return true;
  if (error instanceof FlowLensApiError && (error.retryAfter ?? 0) > RETRY_AFTER_MAX_S) return false;
  // Another call with the same idempotency key is still running.
  const isAtWork = error instanceof FlowLensApiError && error.status === 409 && error.retryAfter !== null;
  return isAtWork || TEMPORARY_STATUSES.has(statusOf(error) ?? 0) || isFault(error);
}

function isFault(error: unknown): boolean {
  return FAULT_STATUSES.has(statusOf(error) ?? 0);
}

function retryAfterMs(error: unknown): number | null {
  const seconds = error instanceof FlowLensApiError ? error.retryAfter : null;
  return seconds === null ? null : seconds * 1_000;
}

/** Delays grow and are random, so that recorders do not all return to a restarted server at once. */
function backoffMs(attempt: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** attempt, WAIT_MAX_MS) * (0.75 + Math.random() / 2);
}

/** Waits for a time, or until an offline browser is online. A browser that comes online continues at once. */
async function waitForNetwork(ms: number, signal: AbortSignal | undefined): Promise<void> {
  const online = Promise.withResolvers<void>();
  const onOnline = () => online.resolve();
  globalThis.addEventListener?.('online', onOnline);
  try {
    await Promise.race([delay(ms, signal), online.promise]);
    // Also polls, because browsers may be wrong about being offline.
    if (globalThis.navigator?.onLine === false) await Promise.race([delay(WAIT_MAX_MS, signal), online.promise]);
  } finally {
    globalThis.removeEventListener?.('online', onOnline);
  }
}

/** @throws the reason of the signal if it is aborted in the meantime */
export function delay(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}
