import type { EngineReport, WorkerRequest } from './engine-messages.js';
import { rehearse } from './rehearse.js';
import { serveTimeline } from './serve-timeline.js';

/** Part of a worker's global scope that is used here; the DOM types lack it. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  postMessage: (report: EngineReport, transfer: Transferable[]) => void;
}

const scope = globalThis as unknown as WorkerScope;
const service = serveTimeline((report, transfer = []) => scope.postMessage(report, transfer));

let rehearsing = false;
scope.onmessage = ({ data }) => {
  rehearsing = data.type === 'rehearse';
  if (data.type === 'rehearse') void rehearse(() => rehearsing);
  else if (data.type !== 'rest') service.handle(data);
};
// Rows are full of numbers. The first format of a process takes 17 ms to make, in whichever thread: made here it holds up nobody.
Intl.NumberFormat();
scope.postMessage({ type: 'started' }, []);
