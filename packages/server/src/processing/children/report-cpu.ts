import { Worker } from 'node:worker_threads';

/** File descriptor of the pipe to the server, after the standard streams and the IPC channel. */
export const CPU_PIPE = 4;
const EVERY_MS = 250;

/** A plain script, so that the thread needs none of the process's loaders. */
const REPORTER = `
  const { writeSync } = require('node:fs');
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    writeSync(${CPU_PIPE}, Math.round((user + system) / 1000) + '\\n');
  }, ${EVERY_MS});
`;

/** Reports the CPU time of this process to the server, from a thread so that a blocked event loop does not delay it. */
export function reportCpu(): void {
  const reporter = new Worker(REPORTER, { eval: true, execArgv: [] });
  // The pipe closes when the server ends, which ends this process too.
  reporter.on('error', () => undefined);
  reporter.unref();
}
