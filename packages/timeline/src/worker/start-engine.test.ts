import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FakeWorker, stubWorker } from '../test-support/stub-worker.js';
import type { EngineReport } from './engine-messages.js';
import { startEngine } from './start-engine.js';

afterEach(() => vi.unstubAllGlobals());

/** Reads a file of one event and returns the result. */
async function readFile(): Promise<EngineReport['type']> {
  const port = await startEngine().port;
  return new Promise((resolve) => {
    port.listen((report) => {
      if (report.type === 'indexed' && report.index.complete) resolve(report.type);
    });
    port.send({ type: 'chunk', bytes: new TextEncoder().encode('[{"type":"navigation"}]') });
    port.send({ type: 'end' });
  });
}

describe('startEngine', () => {
  it('uses a module worker and transfers the memory of chunks to it', async () => {
    const [worker, port] = await (async () => {
      const made = stubWorker((started) => started.onmessage?.({ data: { type: 'started' } }));
      const opened = await startEngine().port;
      return [made[0]!, opened] as const;
    })();
    const bytes = new Uint8Array(8);
    const listener = vi.fn();

    port.listen(listener);
    port.send({ type: 'chunk', bytes });
    port.send({ type: 'end' });
    worker.onmessage?.({ data: { type: 'taken', byteCount: 8 } });
    worker.fail('out of memory');
    port.close();

    expect(worker.options).toEqual({ type: 'module' });
    expect(worker.url.href).toMatch(/timeline-worker/);
    expect(worker.posted.map(([{ type }, transfer]) => [type, transfer])).toEqual([
      ['chunk', [bytes.buffer]],
      ['end', []],
    ]);
    expect(listener.mock.calls.flat()).toEqual([
      { type: 'taken', byteCount: 8 },
      { type: 'broken', message: 'out of memory' },
    ]);
    expect(worker.terminated).toBe(true);
  });

  it('reports code that does not load only to those who take the engine', async () => {
    vi.stubGlobal('Worker', undefined);
    const asked = new Promise<void>((resolve) =>
      vi.doMock('./page-port.js', () => {
        resolve();
        throw new Error('offline');
      }),
    );
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);

    const { port } = startEngine();
    await asked;
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));

    expect(unhandled).not.toHaveBeenCalled();
    await expect(port).rejects.toThrow();
    process.off('unhandledRejection', unhandled);
    vi.doUnmock('./page-port.js');
    vi.resetModules();
  });

  it('waits for the script of the worker', async () => {
    let start: () => void = () => undefined;
    const made = stubWorker((worker) => (start = () => worker.onmessage?.({ data: { type: 'started' } })));
    const { port: opening } = startEngine();
    await vi.waitFor(() => expect(made[0]?.onmessage).not.toBeNull());

    start();
    const port = await opening;
    port.send({ type: 'end' });

    expect(made[0]?.posted).toHaveLength(1);
  });

  it('terminates the worker when it is cancelled', () => {
    const made = stubWorker(() => {});

    startEngine().cancel();

    expect(made[0]?.terminated).toBe(true);
  });

  it('reads on the page if there are no workers', async () => {
    vi.stubGlobal('Worker', undefined);

    expect(await readFile()).toBe('indexed');
  });

  it('reads on the page if workers are forbidden', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new DOMException('Refused by the content security policy', 'SecurityError');
        }
      },
    );

    expect(await readFile()).toBe('indexed');
  });

  it('reads on the page if the script of the worker does not load', async () => {
    let silenced: ReturnType<FakeWorker['fail']> | undefined;
    const made = stubWorker((worker) => (silenced = worker.fail()));

    expect(await readFile()).toBe('indexed');
    expect(made[0]?.terminated).toBe(true);
    expect(silenced).toHaveBeenCalled();
  });
});
