import type { Logger } from '../../platform/logging/logger.js';

/** Returns a function that logs when free space falls below the limit, and when it recovers. */
export function createSpaceLog(minFreeBytes: number, log: Pick<Logger, 'info' | 'warn'>): (freeBytes: number) => void {
  let isLow = false;
  return (freeBytes) => {
    if (freeBytes < minFreeBytes === isLow) return;
    isLow = !isLow;
    if (isLow) log.warn({ freeBytes, minFreeBytes }, 'disk space is low: writes are rejected');
    else log.info({ freeBytes }, 'disk space has recovered: writes are accepted');
  };
}
