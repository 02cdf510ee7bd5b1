import { Worker } from 'node:worker_threads';

/** File descriptor of the pipe to the server, after the standard streams and the channel. */
export const CPU_PIPE = 4;
const EVERY_MS = 250;

/** A plain script, so that it starts without the loaders of the process. */
const REPORTER = `
  const { writeSync } = require('node:fs');
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    writeSync(${CPU_PIPE}, Math.round((user + system) / 1000) + '\\n');
  }, ${EVERY_MS});
`;

/** Reports the processor time of this process to the server, from a thread that a blocked event loop does not hold up. */
export function reportCpu(): void {
  const reporter = new Worker(REPORTER, { eval: true, execArgv: [] });
  // The pipe closes when the server ends, and this process ends then too.
  reporter.on('error', () => undefined);
  reporter.unref();
}
