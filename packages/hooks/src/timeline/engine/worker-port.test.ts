import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EngineReport, EngineRequest } from './engine-messages.js';
import { openEnginePort } from './open-engine-port.js';

afterEach(() => vi.unstubAllGlobals());

/** A worker that does as the test says. */
function stubWorker(start: (worker: FakeWorker) => void) {
  const made: FakeWorker[] = [];
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor(url: URL, options: WorkerOptions) {
        super(url, options);
        made.push(this);
        queueMicrotask(() => start(this));
      }
    },
  );
  return made;
}

class FakeWorker {
  onmessage: ((event: { data: EngineReport }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null;
  terminated = false;
  posted: [EngineRequest, Transferable[]][] = [];
  constructor(
    readonly url: URL,
    readonly options: WorkerOptions,
  ) {}
  postMessage(request: EngineRequest, transfer: Transferable[]) {
    this.posted.push([request, transfer]);
  }
  terminate() {
    this.terminated = true;
  }
  fail(message = 'Script error') {
    const preventDefault = vi.fn();
    this.onerror?.({ message, preventDefault });
    return preventDefault;
  }
}

/** Reads a file of one event and tells how it ended. */
async function readFile(): Promise<EngineReport['type']> {
  const port = await openEnginePort();
  return new Promise((resolve) => {
    port.listen((report) => {
      if (report.type === 'indexed' && report.index.complete) resolve(report.type);
    });
    port.send({ type: 'chunk', bytes: new TextEncoder().encode('[{"type":"navigation"}]') });
    port.send({ type: 'end' });
  });
}

describe('openEnginePort', () => {
  it('uses a module worker, and gives it the memory of the chunks', async () => {
    const [worker, port] = await (async () => {
      const made = stubWorker((started) => started.onmessage?.({ data: { type: 'started' } }));
      const opened = await openEnginePort();
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

  it('reads on the page where there are no workers', async () => {
    vi.stubGlobal('Worker', undefined);

    expect(await readFile()).toBe('indexed');
  });

  it('reads on the page where workers are forbidden', async () => {
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

  it('reads on the page where the script of the worker does not load', async () => {
    let silenced: ReturnType<FakeWorker['fail']> | undefined;
    const made = stubWorker((worker) => (silenced = worker.fail()));

    expect(await readFile()).toBe('indexed');
    expect(made[0]?.terminated).toBe(true);
    expect(silenced).toHaveBeenCalled();
  });
});
