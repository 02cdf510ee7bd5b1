import { BINARY_OPCODE, frameSizeBytes, type TimelineEvent } from '@flowlens/core/recorded';
import type { WebSocketEntry } from './timeline-entry.js';

export interface WebSocketFrame {
  direction: 'sent' | 'received';
  timeMs: number;
  sizeBytes: number;
  /** Empty if it was not recorded. */
  payload: string;
  /** True if the payload is not text (opcode 2). */
  binary: boolean;
  event: TimelineEvent;
}

/** Returns the frames of a connection, in order of time. */
export function websocketFrames(entry: WebSocketEntry): WebSocketFrame[] {
  return entry.events.flatMap((event) => {
    const direction = directionOf(event.type);
    if (direction === null) return [];
    const data = event.websocket_frame_data;
    return {
      direction,
      timeMs: event.relative_time_ms,
      sizeBytes: frameSizeBytes(data),
      payload: data?.payloadData ?? '',
      binary: data?.opcode === BINARY_OPCODE,
      event,
    };
  });
}

function directionOf(type: string): WebSocketFrame['direction'] | null {
  if (type === 'websocket_frame_sent') return 'sent';
  return type === 'websocket_frame_received' ? 'received' : null;
}
