import { pino } from 'pino';
import type { Logger } from '../../../src/platform/logging/logger.js';

/** Log that discards everything. */
export const quietLog: Logger = pino({ level: 'silent' });
