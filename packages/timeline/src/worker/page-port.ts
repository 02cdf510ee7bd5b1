import type { EngineReport, EngineRequest } from './engine-messages.js';
import type { EnginePort } from './engine-port.js';
import { serveTimeline } from './serve-timeline.js';
import { SLICE_MS, yieldToEventLoop } from './jobs/yield-to-event-loop.js';

/** Opens an engine on the page's thread. It works in slices that are too short to notice. */
export function openPagePort(): EnginePort {
  let report: (report: EngineReport) => void = () => undefined;
  let closed = false;
  let working = false;
  const queue: EngineRequest[] = [];
  const service = serveTimeline((next) => {
    if (!closed) report(next);
  });

  async function work(): Promise<void> {
    working = true;
    while (queue.length > 0 && !closed) {
      await yieldToEventLoop();
      const startedAt = performance.now();
      while (queue.length > 0 && !closed && performance.now() - startedAt < SLICE_MS) service.handle(queue.shift()!);
    }
    working = false;
  }

  return {
    send(request) {
      queue.push(request);
      if (!working) void work();
    },
    listen(listener) {
      report = listener;
    },
    close() {
      closed = true;
      service.stop();
    },
  };
}
