import { reportUsage } from '../../../src/platform/sandbox/report-usage.js';

// Repeatedly allocates 100 MB outside the heap and never yields to its event loop. Arguments: "reports" to report its
// usage to the server, and the pause in milliseconds.

const STEP_BYTES = 100 * 1024 * 1024;
const [how, pauseMs] = process.argv.slice(2);
const taken: Buffer[] = [];

if (how === 'reports') reportUsage();
await new Promise((resolve) => process.send?.('started', resolve));
for (;;) {
  taken.push(Buffer.alloc(STEP_BYTES, 1));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(pauseMs));
}
