import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProtocolMessage } from '../protocol.js';

/** Main frame of the recorded tab. */
export const TOP_FRAME_ID = '91DE4BDCC885D466959DD11966F59B1A';

/** Site of the page, and site of the frame in it. */
export const SITE = 'http://127.0.0.1:4700';
export const OTHER_SITE = 'http://localhost:4700';

/**
 * Messages of Chromium 156 for a page with a cross-site frame, many kinds of requests, a worker, a service worker and
 * two websockets. Long headers were removed by hand.
 */
export function readRecordedMessages(): ProtocolMessage[] {
  const lines = readFileSync(join(import.meta.dirname, 'recorded-messages.ndjson'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as ProtocolMessage);
}
