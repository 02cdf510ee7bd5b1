import type { Config } from '../config/config.js';
import { isPretty, type Logger } from './logger.js';

/**
 * Returns a function that tells the operator what the server is doing: plain lines on a terminal, elsewhere lines of
 * the log at any level.
 */
export function createVoice({ log: config }: Pick<Config, 'log'>, log: Logger): (line: string) => void {
  if (isPretty(config, process.stdout)) return (line) => console.log(line);
  const always = log.child({}, { level: 'info' });
  return (line) => always.info(line);
}
