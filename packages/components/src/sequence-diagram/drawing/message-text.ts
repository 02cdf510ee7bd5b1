import type { Messages } from '@flowlens/core/messages';
import type { SequenceMessage } from '@flowlens/timeline/export';

export interface MessageText {
  /** Method and path, or what happened to a connection. */
  text: string;
  /** Status and duration, or the reason of an end; may be empty. */
  outcome: string;
}

/** Returns the texts of a message for its row. */
export function messageText(message: SequenceMessage, m: Messages['sequenceDiagram']): MessageText {
  switch (message.kind) {
    case 'request':
    case 'response':
      return { text: `${message.method || 'GET'} ${message.path}`, outcome: outcomeOf(message, m) };
    case 'socket_open':
      return { text: `${m.websocket} ${message.path}`, outcome: '' };
    case 'socket_frames':
      return {
        text: `${m.websocket} ${message.path}`,
        outcome: m.frames({ sent: message.sentCount, received: message.receivedCount }),
      };
    case 'socket_close':
      return {
        text: `${m.websocket} ${message.path}`,
        outcome: [m.websocketClosed, message.reason].filter(Boolean).join(': '),
      };
  }
}

function outcomeOf(
  { state, status, latencyMs, error }: Extract<SequenceMessage, { kind: 'request' | 'response' }>,
  m: Messages['sequenceDiagram'],
): string {
  const took = latencyMs === null ? '' : m.milliseconds({ count: Math.round(latencyMs) });
  if (state === 'pending') return m.pending;
  const result = state === 'failed' ? error || m.requestFailed : status === null ? m.answered : `${Math.trunc(status)}`;
  return [result, took].filter(Boolean).join(' · ');
}
