import { FlowLensApiError, FlowLensNetworkError } from '@flowlens/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { delay, withRetries } from './retry.js';

const refusal = (status: number, retryAfter: number | null = null) =>
  new FlowLensApiError({ operation: 'appendUpload', status, problem: null, detail: null, retryAfter });

/** Fails with each error in turn, then succeeds. */
function failing(...errors: Error[]) {
  return vi.fn(async () => {
    const error = errors.shift();
    if (error) throw error;
    return 'done';
  });
}

describe('withRetries', () => {
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  afterEach(() => {
    waits.length = 0;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    ['a lost network', new FlowLensNetworkError('appendUpload', null)],
    ['a busy server', refusal(503)],
    ['a rate limit', refusal(429)],
    ['a proxy without a server', refusal(502)],
    ['a server error', refusal(500)],
    ['a running call with the same key', refusal(409, 1)],
  ])('retries after %s', async (_name, error) => {
    expect(await withRetries(failing(error, error), { wait })).toBe('done');
    expect(waits).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 409, 413, 422])('throws an error with status %i at once', async (status) => {
    const call = failing(refusal(status));

    await expect(withRetries(call, { wait })).rejects.toMatchObject({ status });
    expect(call).toHaveBeenCalledOnce();
  });

  it('waits as long as the server asks', async () => {
    await withRetries(failing(refusal(429, 7)), { wait });

    expect(waits).toEqual([7_000]);
  });

  it('distinguishes waiting for the server from waiting for the network', async () => {
    const onWait = vi.fn();
    await withRetries(failing(refusal(409, 90), new FlowLensNetworkError('createFlow', null)), { wait, onWait });

    expect(onWait.mock.calls).toEqual([[90_000], [null]]);
  });

  it('throws when a rate limit ends only in hours', async () => {
    await expect(withRetries(failing(refusal(429, 36_000)), { wait })).rejects.toMatchObject({ retryAfter: 36_000 });
  });

  it('waits longer each time, up to half a minute', async () => {
    const errors = Array.from({ length: 12 }, () => new FlowLensNetworkError('createFlow', null));
    await withRetries(failing(...errors), { wait });

    expect(waits[0]).toBeLessThan(1_000);
    expect(waits[3]).toBeGreaterThan(waits[0] ?? 0);
    expect(Math.max(...waits)).toBeLessThan(40_000);
  });

  it('gives up when the server keeps failing', async () => {
    const call = failing(...Array.from({ length: 20 }, () => refusal(500)));

    await expect(withRetries(call, { wait })).rejects.toMatchObject({ status: 500 });
    expect(call).toHaveBeenCalledTimes(6);
  });

  it('calls the alternative on retries', async () => {
    const again = vi.fn(async () => 'asked');

    expect(await withRetries(failing(refusal(503)), { wait }, again)).toBe('asked');
  });

  it('retries at once when the browser goes online', async () => {
    vi.useFakeTimers();
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('navigator', { onLine: false });
    const result = withRetries(failing(new FlowLensNetworkError('createFlow', null)));
    await vi.advanceTimersByTimeAsync(5_000);
    vi.stubGlobal('navigator', { onLine: true });
    page.dispatchEvent(new Event('online'));

    expect(await result).toBe('done');
  });

  it('throws the reason of an aborted signal, even during a wait', async () => {
    const stop = new AbortController();
    const result = withRetries(failing(refusal(503, 600)), { signal: stop.signal });
    setTimeout(() => stop.abort(new Error('enough')), 10);

    await expect(result).rejects.toThrow('enough');
    await expect(delay(1_000, stop.signal)).rejects.toThrow('enough');
  });
});
