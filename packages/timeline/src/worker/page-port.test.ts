import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_TIMELINE_FILTERS } from '../search/timeline-filters.js';
import { anEvent, aRequest } from '../test-support/event-builders.js';
import type { EngineReport } from './engine-messages.js';
import { openPagePort } from './page-port.js';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const CHUNK_BYTES = 128 * 1024;

type Kind = EngineReport['type'];
type Report<Type extends Kind> = Extract<EngineReport, { type: Type }>;

const file = (count: number) =>
  new TextEncoder().encode(
    JSON.stringify(
      Array.from({ length: count }, (_, at) => anEvent('navigation', at, { navigation_data: { url: `/page/${at}` } })),
    ),
  );

function aPort() {
  const port = openPagePort();
  const reports: EngineReport[] = [];
  port.listen((report) => reports.push(report));
  const all = <Type extends Kind>(type: Type) => reports.filter((one): one is Report<Type> => one.type === type);
  /** Waits for turns of the event loop, which no test fakes. */
  const last = async <Type extends Kind>(type: Type, fits: (report: Report<Type>) => boolean = () => true) => {
    for (;;) {
      const report = all(type).findLast(fits);
      if (report) return report;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const read = async (bytes: Uint8Array<ArrayBuffer>) => {
    for (let start = 0; start < bytes.length; start += CHUNK_BYTES)
      port.send({ type: 'chunk', bytes: bytes.slice(start, start + CHUNK_BYTES) });
    port.send({ type: 'end' });
    return last('indexed', ({ index }) => index.complete);
  };
  return { port, reports, all, last, read };
}

describe('openPagePort', () => {
  it('sends the rows of the requested entries in their order', async () => {
    const { port, read, last } = aPort();
    await read(file(50));

    port.send({ type: 'rows', entries: Uint32Array.of(7, 3) });

    const { rows } = await last('rows', ({ entries }) => entries.length === 2);
    expect(rows.map(({ id }) => id)).toEqual(['e7', 'e3']);
  });

  it('reports a failed export and answers later requests', async () => {
    const { port, read, last } = aPort();
    await read(file(2));
    vi.stubGlobal('Blob', function Blob() {
      throw new RangeError('out of memory');
    });

    port.send({ type: 'har', callId: 1, title: 'Checkout' });

    expect(await last('callFailed')).toEqual({ type: 'callFailed', callId: 1, message: 'out of memory' });
    port.send({ type: 'details', callId: 2, entryId: 'e1' });
    expect(await last('result')).toMatchObject({ callId: 2, result: { entry: { id: 'e1' } } });
  });

  it('truncates deeply nested events so that they can be cloned', async () => {
    const { port, read, last } = aPort();
    const nested = `${'['.repeat(20_000)}1${']'.repeat(20_000)}`;
    await read(new TextEncoder().encode(`[{"type":"gesture","relative_time_ms":0,"path":${nested},"fingers":[2]}]`));

    port.send({ type: 'details', callId: 1, entryId: 'e0' });

    const { result } = await last('result');
    expect(structuredClone(result)).toMatchObject({ entry: { event: { type: 'gesture', fingers: [2] } } });
    expect(JSON.stringify(result)).toContain('[["…"]]');
  });

  it('sends the first rows before the first index, without a request', async () => {
    const { read, reports } = aPort();
    await read(file(80));

    const [first, second] = reports.filter(({ type }) => type === 'rows' || type === 'indexed');
    expect(first).toMatchObject({ type: 'rows' });
    expect(second).toMatchObject({ type: 'indexed' });
    expect((first as Report<'rows'>).rows).toHaveLength(30);
  });

  it('reports a small file once, at its end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { read, all } = aPort();

    await read(file(1_500));

    expect(all('taken').length).toBeGreaterThan(1);
    expect(all('indexed')).toHaveLength(1);
  });

  it('reports a small file before its end if it arrives slowly', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { port, all, last } = aPort();
    port.send({ type: 'chunk', bytes: file(80).subarray(0, 4_000) });
    await last('taken');
    expect(all('indexed')).toEqual([]);

    await vi.runAllTimersAsync();

    const { index } = await last('indexed');
    expect(index.complete).toBe(false);
    expect(index.counts.total).toBeGreaterThan(0);
  });

  it('reports a large file before its end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { port, last } = aPort();

    port.send({ type: 'chunk', bytes: file(30_000) });

    expect((await last('indexed')).index.complete).toBe(false);
  });

  it('sends the first rows as soon as there are any, even after much metadata', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { port, reports, last } = aPort();
    const head = `{"metadata":{"note":"${'x'.repeat(2_200_000)}"},"timeline":[`;
    port.send({ type: 'chunk', bytes: new TextEncoder().encode(head) });
    await last('taken', ({ byteCount }) => byteCount > 0);

    port.send({ type: 'chunk', bytes: file(80).subarray(1) });

    expect((await last('indexed')).index.counts.total).toBeGreaterThan(0);
    expect(reports.filter(({ type }) => type === 'rows' || type === 'indexed')[0]).toMatchObject({ type: 'rows' });
    expect(reports.filter(({ type }) => type === 'indexed')).toHaveLength(1);
  });

  it('reports how many bytes it has scanned', async () => {
    const { read, all } = aPort();
    const bytes = file(3_000);

    const { index } = await read(bytes);

    const taken = all('taken').map(({ byteCount }) => byteCount);
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(bytes.length);
    expect(index.loadedBytes).toBe(bytes.length);
  });

  it('answers requests while it scans a large chunk', async () => {
    const { port, reports, last } = aPort();
    // A slow machine.
    let nowMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 4));
    const bytes = file(20_000);
    port.send({ type: 'chunk', bytes });
    port.send({ type: 'end' });
    port.send({ type: 'details', callId: 1, entryId: 'e1' });

    await last('indexed', ({ index }) => index.complete);

    const types = reports.map(({ type }) => type);
    expect(types.indexOf('result')).toBeGreaterThan(-1);
    expect(types.indexOf('result')).toBeLessThan(types.indexOf('taken'));
  });

  it('searches until everything has been searched', async () => {
    const { port, read, last } = aPort();
    await read(file(3_000));

    port.send({ type: 'search', searchId: 1, filters: { ...NO_TIMELINE_FILTERS, search: '/PAGE/29' } });

    const { found, progress } = await last('found', ({ settled }) => settled);
    expect(progress).toBe(1);
    // 29, 290 to 299, and 2900 to 2999.
    expect(found.entries).toHaveLength(111);
    expect([...found.entries.slice(0, 3)]).toEqual([29, 290, 291]);
  });

  it('searches again in entries that arrived later', async () => {
    const { port, read, last } = aPort();
    port.send({ type: 'search', searchId: 1, filters: { ...NO_TIMELINE_FILTERS, search: '/page/7' } });
    expect((await last('found')).settled).toBe(false);

    await read(file(9));

    const { found } = await last('found', ({ settled }) => settled);
    expect([...found.entries]).toEqual([7]);
  });

  it('writes the network traffic as a HAR file', async () => {
    const { port, read, last } = aPort();
    const request = aRequest(1, 'a');
    await read(new TextEncoder().encode(JSON.stringify([request])));

    port.send({ type: 'har', callId: 5, title: 'Checkout' });

    const { callId, result: har } = await last('result');
    expect(callId).toBe(5);
    expect(JSON.parse(await (har as Blob).text())).toMatchObject({
      log: { entries: [{ request: { url: 'https://shop.example/api' } }] },
    });
  });

  it('refuses a file that is not a timeline', async () => {
    const { port, last } = aPort();

    port.send({ type: 'chunk', bytes: new TextEncoder().encode('<html>') });
    port.send({ type: 'end' });

    expect(await last('refused')).toMatchObject({ problem: 'html' });
  });

  it('sends no report after it is closed', async () => {
    vi.useFakeTimers();
    const { port, reports } = aPort();
    port.send({ type: 'chunk', bytes: file(10) });
    port.send({ type: 'end' });

    port.close();
    await vi.runAllTimersAsync();

    expect(reports).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
