import { Worker } from 'node:worker_threads';

/** File descriptor of the pipe to the server, after the standard streams and the IPC channel. */
export const USAGE_PIPE = 4;
const EVERY_MS = 100;

/** Plain JavaScript, so that the thread needs no loader. */
const REPORTER = `
  const { writeSync } = require('node:fs');
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    writeSync(${USAGE_PIPE}, Math.round((user + system) / 1000) + ' ' + process.memoryUsage.rss() + '\\n');
  }, ${EVERY_MS});
`;

/** Reports CPU time and memory of this process to the server, from a thread, so that a blocked event loop does not delay it. */
export function reportUsage(): void {
  const reporter = new Worker(REPORTER, { eval: true, execArgv: [] });
  // The pipe closes when the server ends, which also ends this process.
  reporter.on('error', () => undefined);
  reporter.unref();
}
