import type { Config } from '../config/config.js';
import { isPretty, type Logger } from './logger.js';

/**
 * Tells the person who started the server what it is doing: plain lines on a terminal, lines of the log elsewhere,
 * whatever its level.
 */
export function createVoice({ log: config }: Pick<Config, 'log'>, log: Logger): (line: string) => void {
  if (isPretty(config, process.stdout)) return (line) => console.log(line);
  const always = log.child({}, { level: 'info' });
  return (line) => always.info(line);
}
