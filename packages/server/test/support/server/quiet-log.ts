import { pino } from 'pino';
import type { Logger } from '../../../src/platform/logging/logger.js';

/** A log that nobody reads. */
export const quietLog: Logger = pino({ level: 'silent' });
