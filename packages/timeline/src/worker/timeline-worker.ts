import type { EngineReport, EngineRequest } from './engine-messages.js';
import { serveTimeline } from './serve-timeline.js';

/** Part of a worker's global scope that is used here, because the DOM types lack it. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<EngineRequest>) => void) | null;
  postMessage: (report: EngineReport, transfer: Transferable[]) => void;
}

const scope = globalThis as unknown as WorkerScope;
const service = serveTimeline((report, transfer = []) => scope.postMessage(report, transfer));

// The first number format of a process takes 17 ms, in any thread. Created here, it does not delay the first rows.
Intl.NumberFormat();
scope.onmessage = ({ data }) => service.handle(data);
scope.postMessage({ type: 'started' }, []);
