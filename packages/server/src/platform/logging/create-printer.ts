import type { Config } from '../config/config.js';
import { isPretty, type Logger } from './logger.js';

/** Returns a function that informs the operator: plain lines on a terminal, otherwise log lines at any level. */
export function createPrinter({ log: config }: Pick<Config, 'log'>, log: Logger): (line: string) => void {
  if (isPretty(config, process.stdout)) return (line) => console.log(line);
  const always = log.child({}, { level: 'info' });
  return (line) => always.info(line);
}
