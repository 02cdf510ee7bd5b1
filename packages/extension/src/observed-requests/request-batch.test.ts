import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRequestBatch, readObservedRequests } from './request-batch.js';
import type { ObservedRequest } from './observed-request.js';

const MESSAGE_MAX_BYTES = 64 * 1024;

function aRequest(change: Partial<ObservedRequest> = {}): ObservedRequest {
  return {
    id: '1',
    frameId: 0,
    type: 'script',
    method: 'GET',
    url: 'https://shop.example/app.js',
    startedAt: 1,
    endedAt: 2,
    requestHeaders: {},
    responseHeaders: {},
    redirects: [],
    ...change,
  };
}

describe('createRequestBatch', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function aBatch() {
    const sent: string[] = [];
    return { ...createRequestBatch((text) => sent.push(text)), sent };
  }

  it('sends the requests of a quarter of a second in one message', () => {
    const { report, countOmitted, sent } = aBatch();
    report(aRequest({ id: '1' }));
    countOmitted();
    report(aRequest({ id: '2' }));
    vi.advanceTimersByTime(250);

    expect(sent.map(readObservedRequests)).toEqual([
      { omittedCount: 1, requests: [aRequest({ id: '1' }), aRequest({ id: '2' })] },
    ]);
  });

  it('sends the number of omitted requests even without others', () => {
    const { countOmitted, sent } = aBatch();
    countOmitted();
    countOmitted();
    vi.advanceTimersByTime(250);

    expect(sent.map(readObservedRequests)).toEqual([{ omittedCount: 2, requests: [] }]);
  });

  it('keeps every message below 64 KB by dropping headers that are too long', () => {
    const { report, flush, sent } = aBatch();
    const headers = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`x-${index}`, '漢'.repeat(2_048)]));
    for (let id = 0; id < 50; id += 1)
      report(aRequest({ id: String(id), requestHeaders: { accept: '漢'.repeat(1_500) } }));
    report(aRequest({ id: 'long', responseHeaders: headers }));
    flush();

    const requests = sent.flatMap((text) => readObservedRequests(text).requests);
    expect(requests).toHaveLength(51);
    expect(requests.at(-1)).toMatchObject({ id: 'long', responseHeaders: {} });
    for (const text of sent) expect(new TextEncoder().encode(text).length).toBeLessThan(MESSAGE_MAX_BYTES);
  });
});
