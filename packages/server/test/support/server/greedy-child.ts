import { reportUsage } from '../../../src/platform/sandbox/report-usage.js';

// Takes 100 MB beside the heap again and again and never yields to its event loop. Its arguments: "reports" to tell the
// server of it, and the pause in milliseconds.

const STEP_BYTES = 100 * 1024 * 1024;
const [how, pauseMs] = process.argv.slice(2);
const taken: Buffer[] = [];

if (how === 'reports') reportUsage();
await new Promise((resolve) => process.send?.('started', resolve));
for (;;) {
  taken.push(Buffer.alloc(STEP_BYTES, 1));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(pauseMs));
}
