import type { EngineReport, EngineRequest } from './engine-messages.js';
import type { EnginePort } from './engine-port.js';
import { letOthersRun } from './let-others-run.js';
import { serveTimeline } from './serve-timeline.js';
import { SLICE_MS } from './slice.js';

/** The same engine on the page's own thread, in slices that are too short to be felt. */
export function openPagePort(): EnginePort {
  let hear: (report: EngineReport) => void = () => undefined;
  let closed = false;
  let working = false;
  const waiting: EngineRequest[] = [];
  const service = serveTimeline((report) => {
    if (!closed) hear(report);
  });
  // As in a worker: the first format of numbers takes 17 ms to make, so it is made before there are rows, in a task of its own.
  void letOthersRun().then(() => Intl.NumberFormat());

  async function work(): Promise<void> {
    working = true;
    while (waiting.length > 0 && !closed) {
      await letOthersRun();
      const startedAt = performance.now();
      while (waiting.length > 0 && !closed && performance.now() - startedAt < SLICE_MS)
        service.handle(waiting.shift()!);
    }
    working = false;
  }

  return {
    send(request) {
      waiting.push(request);
      if (!working) void work();
    },
    listen(listener) {
      hear = listener;
    },
    close() {
      closed = true;
      service.stop();
    },
  };
}
